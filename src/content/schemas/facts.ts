import { escapeHtml } from '../../values/text/escape.ts';
import { countWord } from '../../values/numbers/format.ts';
import type { Company } from './company.ts';
import { dial } from '../../values/text/phone.ts';

/** Facts by the name under which a text has them in braces, such as {phone}. */
export type Facts = Readonly<Record<string, string>>;

type FromCompany = Readonly<Record<string, (company: Company) => string>>;

const LIST = new Intl.ListFormat('en-GB');

/** What any text of a page may have in braces. */
const OF_FIRM = {
  name: ({ name }) => name,
  phone: ({ contact }) => contact.phone,
  email: ({ contact }) => contact.email,
  address: ({ contact }) => contact.address.join(', '),
  postcode: ({ contact }) => contact.postcode,
  staff: ({ staff }) => String(staff),
  staffInWords: ({ staff }) => countWord(staff),
  experienceSince: ({ experienceSince }) => String(experienceSince),
  experienceClaim: ({ experienceClaim }) => experienceClaim,
  incorporated: ({ incorporated }) => String(incorporated),
  minimumNights: ({ minimumNights }) => String(minimumNights),
  minimumAge: ({ minimumAge }) => String(minimumAge),
  payment: ({ payment }) => LIST.format(payment),
  place: ({ place = '' }) => place,
} satisfies FromCompany;

const link = (href: string, words: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`;

/** What only a text with links may have. */
const LINKS = {
  phoneLink: ({ contact: { phone } }) => link(dial(phone), phone),
  emailLink: ({ contact: { email } }) => link(`mailto:${email}`, email),
} satisfies FromCompany;

export const FIRM_FACTS = Object.keys(OF_FIRM);
export const LINK_FACTS = Object.keys(LINKS);

/** The firm's facts, in words. */
export const factsOf = (company: Company): Facts =>
  Object.fromEntries(
    Object.entries<(company: Company) => string>({ ...OF_FIRM, ...LINKS }).map(([name, say]) => [
      name,
      say(company),
    ]),
  );

/** Whatever stands in braces. */
export const IN_BRACES = /\{([^{}]*)\}/g;
