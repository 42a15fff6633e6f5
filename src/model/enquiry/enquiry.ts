import { check, parsed, type FieldError, type Parsed } from '../values/result.ts';

/** Names the form to the service that takes its posts. */
export const FORM_IDENTIFIER = 'contact_page_form';

/** The form as typed. */
export interface EnquiryRaw {
  name: string;
  email: string;
  phone: string;
  /** Id of a service, or "other". */
  selectedService: string;
  /** Asked for when the service is "other". */
  subject: string;
  message: string;
}

export const EMPTY_ENQUIRY: EnquiryRaw = {
  name: '',
  email: '',
  phone: '',
  selectedService: '',
  subject: '',
  message: '',
};

/** The most characters that a field takes, spaces around them left out. */
export const ENQUIRY_LIMITS: Readonly<Record<keyof EnquiryRaw, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  selectedService: 60,
  subject: 200,
  message: 5000,
};

/** The fields in the order in which they are checked and shown. */
const FIELDS: readonly { field: keyof EnquiryRaw; label: string; missing: string }[] = [
  { field: 'name', label: 'Name', missing: 'Enter your name' },
  { field: 'email', label: 'Email address', missing: 'Enter your email address' },
  { field: 'phone', label: 'Phone number', missing: 'Enter your phone number' },
  { field: 'selectedService', label: 'Service', missing: 'Choose a service' },
  { field: 'subject', label: 'Subject', missing: 'Enter a subject' },
  { field: 'message', label: 'Message', missing: 'Enter a message' },
];

const MISSING = new Set(FIELDS.map(({ missing }) => missing));

/** Text, @, text, dot, text; written so that no input makes it slow. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Reads the form: values without the spaces around them, or every error in the order of the fields. */
export function parseEnquiry(raw: EnquiryRaw): Parsed<EnquiryRaw> {
  const enquiry = { ...EMPTY_ENQUIRY };
  for (const { field } of FIELDS) enquiry[field] = raw[field].trim();
  return parsed(
    enquiry,
    FIELDS.map(({ field, label, missing }) => {
      const value = enquiry[field];
      const isOptional = field === 'subject' && enquiry.selectedService !== 'other';
      const limit = ENQUIRY_LIMITS[field];
      return (
        check(value !== '' || isOptional, field, missing) ??
        check(value.length <= limit, field, `${label} must be ${limit} characters or fewer`) ??
        check(field !== 'email' || EMAIL.test(value), field, 'Please enter a valid email address')
      );
    }),
  );
}

/** The one sentence for a refused form. */
export function refusalMessage(errors: readonly FieldError[]): string {
  return errors.some(({ message }) => MISSING.has(message))
    ? 'Please fill in all required fields'
    : (errors[0]?.message ?? '');
}

/** The subject that is sent: the entered one, or one that names the service. */
export function composeSubject(
  { selectedService, subject }: Pick<EnquiryRaw, 'selectedService' | 'subject'>,
  serviceTitle: string,
): string {
  if (selectedService !== 'other') return `Service Inquiry: ${serviceTitle}`;
  return subject.trim() || 'General Inquiry';
}
