/** The choice of a visitor for whom no service fits. */
export const OTHER_SERVICE = 'other';

/** What a field is filled in with. */
export type EnquiryControl =
  | { kind: 'line'; type: 'text' | 'email' | 'tel'; autoComplete: string }
  | { kind: 'text'; rows: number }
  /** A choice among the services of the site, or `OTHER_SERVICE`. */
  | { kind: 'service' };

/** All there is to say of a field of the enquiry. */
export interface EnquiryField {
  /** In the form, the draft, and the JSON that is posted and sent on. */
  name: string;
  /** In the database, and in the file for a spreadsheet. */
  column: string;
  /** Beside the control; the form adds whether it may stay empty. */
  label: string;
  /** In messages about it. */
  longName: string;
  /** Under the label; empty where the label says all. */
  hint: string;
  /** Said when it is required and empty. */
  missing: string;
  /** The most characters that it takes, spaces around them left out. */
  limit: number;
  /** `with-other`: it is asked for, and required, only where the service is `OTHER_SERVICE`. */
  required: 'always' | 'with-other' | 'never';
  control: EnquiryControl;
  /** In the list for a terminal: a line, brackets at the end of the next line, or lines of its own under the rest. */
  listed: 'line' | 'brackets' | 'text';
}

const TABLE = [
  {
    name: 'name',
    column: 'name',
    label: 'Name',
    longName: 'Name',
    hint: '',
    missing: 'Enter your name',
    limit: 100,
    required: 'always',
    control: { kind: 'line', type: 'text', autoComplete: 'name' },
    listed: 'line',
  },
  {
    name: 'email',
    column: 'email',
    label: 'Email',
    longName: 'Email address',
    hint: '',
    missing: 'Enter your email address',
    limit: 254,
    required: 'always',
    control: { kind: 'line', type: 'email', autoComplete: 'email' },
    listed: 'line',
  },
  {
    name: 'phone',
    column: 'phone',
    label: 'Phone',
    longName: 'Phone number',
    hint: '',
    missing: 'Enter your phone number',
    limit: 40,
    required: 'always',
    control: { kind: 'line', type: 'tel', autoComplete: 'tel' },
    listed: 'line',
  },
  {
    name: 'selectedService',
    column: 'service',
    label: 'Service',
    longName: 'Service',
    hint: '',
    missing: 'Choose a service',
    limit: 60,
    required: 'always',
    control: { kind: 'service' },
    listed: 'brackets',
  },
  {
    name: 'subject',
    column: 'subject',
    label: 'Subject',
    longName: 'Subject',
    hint: 'What it is about',
    missing: 'Enter a subject',
    limit: 200,
    required: 'with-other',
    control: { kind: 'line', type: 'text', autoComplete: 'off' },
    listed: 'line',
  },
  {
    name: 'message',
    column: 'message',
    label: 'Message',
    longName: 'Message',
    hint: 'Where you are, with the postcode, and what you have in mind',
    missing: 'Enter a message',
    limit: 5000,
    required: 'always',
    control: { kind: 'text', rows: 8 },
    listed: 'text',
  },
] as const satisfies readonly EnquiryField[];

export type EnquiryName = (typeof TABLE)[number]['name'];
export type EnquiryColumn = (typeof TABLE)[number]['column'];

interface DeclaredField extends EnquiryField {
  name: EnquiryName;
  column: EnquiryColumn;
}

/** The fields of the enquiry, in the order in which they are shown, checked, stored and listed. */
export const ENQUIRY_FIELDS: readonly DeclaredField[] = TABLE.map(markOptional);

/** A field whose label says where it may stay empty. */
export function markOptional<F extends EnquiryField>(field: F): F {
  return field.required === 'never' ? { ...field, label: `${field.label} (optional)` } : field;
}

/** What the form says of all its fields. */
export const sayRequired = (fields: readonly EnquiryField[]): string =>
  fields.some(({ required }) => required === 'never')
    ? 'Every field is required, but for those marked as optional.'
    : 'Every field is required.';

/** A text for each field, by its name. */
export type EnquiryRaw = Record<EnquiryName, string>;

/** Takes a text for each field from somewhere. */
export function eachField(textOf: (field: DeclaredField) => string): EnquiryRaw {
  const texts = ENQUIRY_FIELDS.map((field) => [field.name, textOf(field)]);
  return Object.fromEntries(texts) as EnquiryRaw;
}
