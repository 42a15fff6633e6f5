/** The option if no service fits. */
export const OTHER_SERVICE = 'other';

/** The control of a field. */
export type ControlType =
  | { kind: 'line'; type: 'text' | 'email' | 'tel'; autoComplete: string }
  | { kind: 'text'; rows: number }
  /** The site's services and `OTHER_SERVICE`. */
  | { kind: 'service' };

/** The whole definition of an enquiry field. */
export interface EnquiryField {
  /** The field's name in the form, the draft, and the JSON that is posted and forwarded. */
  name: string;
  /** The field's name in the database and in the CSV file. */
  column: string;
  /** Beside the control; the form adds whether the field is optional. */
  label: string;
  /** The field's name in messages. */
  longName: string;
  /** The hint under the label, if the label needs one. */
  hint?: string;
  /** The hint for guests. */
  stayHint?: string;
  /** The error if it is required but empty. */
  missing: string;
  /** The maximum length after trimming. */
  limit: number;
  /** `with-other`: shown, and required, only if the service is `OTHER_SERVICE`. */
  required: 'always' | 'with-other' | 'never';
  control: ControlType;
}

const TABLE = [
  {
    name: 'name',
    column: 'name',
    label: 'Name',
    longName: 'Name',
    missing: 'Enter your name',
    limit: 100,
    required: 'always',
    control: { kind: 'line', type: 'text', autoComplete: 'name' },
  },
  {
    name: 'email',
    column: 'email',
    label: 'Email',
    longName: 'Email address',
    missing: 'Enter your email address',
    limit: 254,
    required: 'always',
    control: { kind: 'line', type: 'email', autoComplete: 'email' },
  },
  {
    name: 'phone',
    column: 'phone',
    label: 'Phone',
    longName: 'Phone number',
    missing: 'Enter your phone number',
    limit: 40,
    required: 'always',
    control: { kind: 'line', type: 'tel', autoComplete: 'tel' },
  },
  {
    name: 'selectedService',
    column: 'service',
    label: 'Service',
    longName: 'Service',
    missing: 'Choose a service',
    limit: 60,
    required: 'always',
    control: { kind: 'service' },
  },
  {
    name: 'subject',
    column: 'subject',
    label: 'Subject',
    longName: 'Subject',
    hint: 'What is your question about?',
    missing: 'Enter a subject',
    limit: 200,
    required: 'with-other',
    control: { kind: 'line', type: 'text', autoComplete: 'off' },
  },
  {
    name: 'message',
    column: 'message',
    label: 'Message',
    longName: 'Message',
    hint: 'Tell us your postcode and what you have in mind',
    stayHint: 'Tell us who is coming, and anything we should know',
    missing: 'Enter a message',
    limit: 5000,
    required: 'always',
    control: { kind: 'text', rows: 8 },
  },
] as const satisfies readonly EnquiryField[];

export type EnquiryName = (typeof TABLE)[number]['name'];
export type EnquiryColumn = (typeof TABLE)[number]['column'];

interface DeclaredField extends EnquiryField {
  name: EnquiryName;
  column: EnquiryColumn;
}

/** The fields of the enquiry, in the order they are shown, checked, stored and listed. */
export const ENQUIRY_FIELDS: readonly DeclaredField[] = TABLE.map(markOptional);

/** Adds "(optional)" to the label of an optional field. */
export function markOptional<F extends EnquiryField>(field: F): F {
  return field.required === 'never' ? { ...field, label: `${field.label} (optional)` } : field;
}

/** The instruction above the fields. @param hasPhotographs whether the form also takes photographs, which are optional */
export const formatRequired = (fields: readonly EnquiryField[], hasPhotographs: boolean): string =>
  hasPhotographs || fields.some(({ required }) => required === 'never')
    ? 'Please fill in every field, except those marked as optional.'
    : 'Please fill in every field.';

/** A string for each field, by name. */
export type EnquiryRaw = Record<EnquiryName, string>;

/** Collects a string for each field. */
export function eachField(textOf: (field: DeclaredField) => string): EnquiryRaw {
  const texts = ENQUIRY_FIELDS.map((field) => [field.name, textOf(field)]);
  return Object.fromEntries(texts) as EnquiryRaw;
}
