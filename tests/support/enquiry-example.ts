import { FORM_IDENTIFIER } from '../../src/enquiries/rules/enquiry.ts';
import type { EnquiryRaw } from '../../src/enquiries/rules/fields.ts';

/** A complete enquiry about a service, as typed. */
export const EXAMPLE: EnquiryRaw = {
  name: 'Mòrag NicDhòmhnaill',
  email: 'morag@croft.example',
  phone: '01632 960 123',
  selectedService: 'solar',
  subject: '',
  message: 'Panels for a byre roof? <b>What</b> would they yield?',
};

/** The example as the form posts it, under an id of its own. */
export const posted = (change: Record<string, unknown> = {}) => ({
  ...EXAMPLE,
  id: crypto.randomUUID() as string,
  subject: 'Service Inquiry: Solar Solutions',
  formIdentifier: FORM_IDENTIFIER as typeof FORM_IDENTIFIER,
  website: '',
  elapsed: 20_000,
  ...change,
});
