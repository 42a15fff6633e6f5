import { FORM_IDENTIFIER } from '../../src/enquiries/rules/enquiry.ts';
import type { EnquiryRaw } from '../../src/enquiries/rules/fields.ts';
import { issueFormToken } from '../../src/enquiries/worker/form-token.ts';

/** The secret of a Worker under test. */
export const SENDER_SECRET = 'a-secret-of-the-tests-with-no-other-use';

/** The token of that Worker's contact page, shown this many milliseconds ago. */
export const issueTokenShownAgo = (elapsed: number) =>
  issueFormToken(Date.now() - elapsed, { SENDER_SECRET });

const TOKEN = await issueTokenShownAgo(20_000);

/** A complete enquiry about a service, as typed. */
export const EXAMPLE_ENQUIRY: EnquiryRaw = {
  name: 'Mòrag NicDhòmhnaill',
  email: 'morag@croft.example',
  phone: '01632 960 123',
  selectedService: 'solar',
  subject: '',
  message: 'Panels for a byre roof? <b>What</b> would they yield?',
};

/** The example as posted by the form, with a unique id. */
export const createPostedEnquiry = (change: Record<string, unknown> = {}) => ({
  ...EXAMPLE_ENQUIRY,
  id: crypto.randomUUID() as string,
  subject: 'Service Inquiry: Solar Solutions',
  formIdentifier: FORM_IDENTIFIER as typeof FORM_IDENTIFIER,
  remarks: '',
  shown: TOKEN,
  ...change,
});
