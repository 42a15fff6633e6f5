import { FORM_IDENTIFIER } from '../../src/enquiries/rules/enquiry.ts';
import {
  ENQUIRY_FIELDS,
  type EnquiryColumn,
  type EnquiryRaw,
} from '../../src/enquiries/rules/fields.ts';
import { issueFormToken } from '../../src/enquiries/worker/form-token.ts';
import type { StoredEnquiry } from '../../src/inbox/rules/inbox.ts';

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

const COLUMNS = Object.fromEntries(
  ENQUIRY_FIELDS.map(({ name, column }) => [column, EXAMPLE_ENQUIRY[name]]),
) as Record<EnquiryColumn, string>;

/** The example as stored, before anything is sent. */
export const STORED_ENQUIRY: StoredEnquiry = {
  ...COLUMNS,
  id: '1',
  reference: 'MR-7K3F9Q',
  received_at: Date.UTC(2026, 10, 21, 12),
  is_suspect: 0,
  mailed_at: null,
  mail_attempts: 0,
  mail_error: null,
  forwarded_at: null,
  forward_attempts: 0,
  forward_error: null,
  answered_at: null,
  answered_by: null,
  note: '',
};
