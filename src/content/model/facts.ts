import { escapeHtml } from '../../text/escape.ts';
import { spellNumber } from '../../numbers/format.ts';
import type { Company } from './schemas/company.ts';
import { telHref } from '../../text/phone.ts';

/** Facts by placeholder name, such as {phone}. */
export type Facts = Readonly<Record<string, string>>;

type FromCompany = Readonly<Record<string, (company: Company) => string>>;

const LIST = new Intl.ListFormat('en-GB');

/** Facts for any string on a page. */
const COMPANY_FACT_READERS = {
  name: ({ name }) => name,
  phone: ({ contact }) => contact.phone,
  email: ({ contact }) => contact.email,
  address: ({ contact }) => contact.address.join(', '),
  postcode: ({ contact }) => contact.postcode,
  staff: ({ staff }) => String(staff),
  staffInWords: ({ staff }) => spellNumber(staff),
  experienceSince: ({ experienceSince }) => String(experienceSince),
  experienceClaim: ({ experienceClaim }) => experienceClaim,
  incorporated: ({ incorporated }) => String(incorporated),
  minimumNights: ({ minimumNights }) => String(minimumNights),
  minimumAge: ({ minimumAge }) => String(minimumAge),
  payment: ({ payment }) => LIST.format(payment),
  place: ({ place = '' }) => place,
} satisfies FromCompany;

const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

/** Facts for strings with links only. */
const LINKS = {
  phoneLink: ({ contact: { phone } }) => link(telHref(phone), phone),
  emailLink: ({ contact: { email } }) => link(`mailto:${email}`, email),
} satisfies FromCompany;

export const COMPANY_FACTS = Object.keys(COMPANY_FACT_READERS);
export const LINK_FACTS = Object.keys(LINKS);

/** The company's facts as strings. */
export const factsOf = (company: Company): Facts =>
  Object.fromEntries(
    Object.entries<(company: Company) => string>({ ...COMPANY_FACT_READERS, ...LINKS }).map(
      ([name, describe]) => [name, describe(company)],
    ),
  );

/** A placeholder in curly brackets. */
export const IN_CURLY_BRACKETS = /\{([^{}]*)\}/g;

/**
 * Replaces placeholders in curly brackets with their facts in every string of a value; in HTML, they are escaped. Unknown names
 * stay: the schema allows only names that are replaced at a later stage.
 */
export function interpolate<T>(value: T, facts: Facts): T;
export function interpolate(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillPlaceholders(value, new Map(Object.entries(facts)));
  if (Array.isArray(value)) return value.map((each: unknown) => interpolate(each, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      interpolate<unknown>(each, name === 'html' ? escaped(facts) : facts),
    ]),
  );
}

const fillPlaceholders = (text: string, facts: ReadonlyMap<string, string>) =>
  text.replace(IN_CURLY_BRACKETS, (placeholder, name: string) => facts.get(name) ?? placeholder);

const escaped = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      LINK_FACTS.includes(name) ? fact : escapeHtml(fact),
    ]),
  );
