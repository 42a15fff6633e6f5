import { formatDate } from '../../dates/days.ts';
import { londonDay } from '../../dates/london.ts';
import {
  errorUnless,
  createParseResult,
  type FieldError,
  type ParseResult,
} from '../../forms/rules/result.ts';
import { toLine } from '../../text/escape.ts';
import {
  eachField,
  ENQUIRY_FIELDS,
  OTHER_SERVICE,
  type EnquiryField,
  type EnquiryName,
  type EnquiryRaw,
} from './fields.ts';

/** The name of the form, for services that receive its posts. */
export const FORM_IDENTIFIER = 'contact_page_form';

/** The specified fields. An outside form service receives only these, and so does a webhook by default. */
export function toPayload({ name, email, phone, subject, message, selectedService }: EnquiryRaw) {
  const formIdentifier = FORM_IDENTIFIER;
  return { name, email, phone, subject, message, selectedService, formIdentifier };
}

const MISSING = new Set<string>(ENQUIRY_FIELDS.map(({ missing }) => missing));

/** Text, @, text, dot, text; cannot backtrack catastrophically. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Control characters: no keyboard types them, and they can affect a terminal or email program. */
const CONTROL = /\p{Cc}/u;
const LAYOUT = /[\t\n\r]/g;

/** The option for a stay, in the list of services. */
export const stayAt = (property: string): string => toSubject(`${STAY}${property}`);
const STAY = 'A stay at ';

/** Whether the chosen service is a stay at a house. */
export const isStay = ({ selectedService = '' }: Partial<EnquiryRaw>): boolean =>
  selectedService.startsWith(STAY);

/** Whether the form shows a field, given the chosen service. */
const applies = ({ required }: EnquiryField, { selectedService }: EnquiryRaw) =>
  required !== 'with-other' || selectedService === OTHER_SERVICE;

/** A native post has CRLF for each line break that a script reads as LF. */
const normalise = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** The error for a field that is too long. */
export function lengthMessage(name: EnquiryName): string {
  const { longName = '', limit = 0 } = ENQUIRY_FIELDS.find((field) => field.name === name) ?? {};
  return `${longName} must be ${limit} characters or fewer`;
}

/** Reads the form: the trimmed values with LF for line breaks, or every error in the order of the fields. */
export function parseEnquiry(raw: EnquiryRaw): ParseResult<EnquiryRaw> {
  const enquiry = eachField(({ name }) => normalise(raw[name]));
  return createParseResult(
    enquiry,
    ENQUIRY_FIELDS.map((field) => {
      const { name, longName, missing, limit, required, control } = field;
      const value = enquiry[name];
      const isRequired = required !== 'never' && applies(field, enquiry);
      const visible = control.kind === 'text' ? value.replace(LAYOUT, '') : value;
      const isEmail = control.kind === 'line' && control.type === 'email' && value !== '';
      return (
        errorUnless(value !== '' || !isRequired, name, missing) ??
        errorUnless(value.length <= limit, name, lengthMessage(name)) ??
        errorUnless(
          !CONTROL.test(visible),
          name,
          `${longName} contains an invisible character. Delete it and retype.`,
        ) ??
        errorUnless(!isEmail || EMAIL.test(value), name, 'Please enter a valid email address')
      );
    }),
  );
}

/** The form without the fields it does not show; a stay is 'other', with the house as its subject. */
export function withoutHiddenFields(raw: EnquiryRaw): EnquiryRaw {
  const { selectedService } = raw;
  return isStay(raw)
    ? { ...raw, selectedService: OTHER_SERVICE, subject: selectedService }
    : eachField((field) => (applies(field, raw) ? raw[field.name] : ''));
}

/** The one sentence for a form with errors. */
export function formatErrors(errors: readonly FieldError[]): string {
  return errors.some(({ message }) => MISSING.has(message))
    ? 'Please fill in all required fields'
    : (errors[0]?.message ?? '');
}

const SUBJECT_LIMIT = ENQUIRY_FIELDS.find(({ name }) => name === 'subject')?.limit;

/** Turns any string on the site, such as a service's title, into a valid subject. */
const toSubject = (text: string): string => toLine(text).slice(0, SUBJECT_LIMIT).trim();

/** The subject to send: the one entered, or one that names the service. */
export function composeSubject(
  { selectedService, subject }: Pick<EnquiryRaw, 'selectedService' | 'subject'>,
  serviceTitle: string,
): string {
  if (selectedService !== OTHER_SERVICE) return toSubject(`Service Inquiry: ${serviceTitle}`);
  return subject.trim() || 'General Inquiry';
}

/** A copy of the enquiry to keep, with its date. The subject names the service. */
export const listSentFields = (sent: EnquiryRaw, at: Date): { label: string; text: string }[] => [
  { label: 'Sent on', text: formatDate(londonDay(at)) },
  ...ENQUIRY_FIELDS.filter(({ control }) => control.kind !== 'service').map(({ name, label }) => ({
    label,
    text: sent[name],
  })),
];

/** Headings of the thank-you page and panel. */
export const SENT_HEADINGS = { next: 'What happens next', copy: 'What you sent' };
