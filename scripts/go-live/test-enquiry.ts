import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'node-html-parser';
import { toPayload } from '../../src/enquiries/rules/enquiry.ts';
import { OTHER_SERVICE } from '../../src/enquiries/rules/fields.ts';
import { MINIMUM_ELAPSED_MS } from '../../src/enquiries/worker/form-token.ts';
import type { DatabaseTarget } from '../enquiries/database.ts';
import { describeEnquiryStatus } from '../enquiries/list.ts';
import { readStored } from '../enquiries/stored.ts';

/** Sending takes a few seconds at most; a failed attempt is repeated after ten minutes. */
const ATTEMPTS = 10;
const INTERVAL_MS = 2000;

const SUBJECT = 'Test of the website';

/** Whether an enquiry is stored that has been sent on, or a test enquiry that nothing sends on. */
export const hasReceivedEnquiry = (database: DatabaseTarget): boolean =>
  readStored(0, database).some(
    ({ subject, is_suspect, mailed_at, mail_error, forwarded_at, forward_error }) =>
      mailed_at !== null ||
      forwarded_at !== null ||
      (subject === SUBJECT && !is_suspect && mail_error === null && forward_error === null),
  );

/** The settings that decide whether enquiries are sent on. */
interface Channels {
  ENQUIRY_MAIL_TO?: string | undefined;
  ENQUIRY_FORWARD_URL?: string | undefined;
}

/**
 * Sends an enquiry from the site's contact page, and follows it to the mailbox or the webhook.
 * @returns what happened to it
 * @throws if the site rejects it, or cannot send it on
 */
export async function sendTestEnquiry(
  siteUrl: string,
  database: DatabaseTarget,
  { ENQUIRY_MAIL_TO, ENQUIRY_FORWARD_URL }: Channels,
): Promise<string> {
  // An hour for differences between the clocks.
  const since = Date.now() - 3_600_000;
  const reference = await postEnquiry(siteUrl, ENQUIRY_MAIL_TO || 'test@example.com');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const enquiry = readStored(since, database).find((each) => each.reference === reference);
    if (!enquiry) throw new Error(`The database does not have the test enquiry ${reference}.`);
    const status = `Test enquiry ${reference}: ${describeEnquiryStatus(enquiry)}`;
    const { is_suspect, mailed_at, mail_error, forwarded_at, forward_error } = enquiry;
    if (is_suspect || mail_error !== null || forward_error !== null) {
      throw new Error(`${status}. See "An email is missing" in docs/operate/enquiries.md.`);
    }
    if (!ENQUIRY_MAIL_TO && !ENQUIRY_FORWARD_URL) return `${status}. Email is off.`;
    const isDone =
      (!ENQUIRY_MAIL_TO || mailed_at !== null) && (!ENQUIRY_FORWARD_URL || forwarded_at !== null);
    if (isDone) return `${status}. Check that it has arrived.`;
    await wait(INTERVAL_MS);
  }
  throw new Error(
    `Test enquiry ${reference} is stored, but not sent yet. List it with npm run enquiries -- --remote.`,
  );
}

/** Posts an enquiry as a visitor's browser would. Returns its reference. */
async function postEnquiry(siteUrl: string, email: string): Promise<string> {
  const contact = await fetch(new URL('/contact', siteUrl));
  const page = parse(await contact.text());
  const shown = page.querySelector('input[name=shown]')?.getAttribute('value');
  if (!shown) {
    throw new Error(
      `${contact.url} (HTTP ${contact.status}) has no form with a token of the Worker.`,
    );
  }
  // Anything faster is suspected spam.
  await wait(MINIMUM_ELAPSED_MS);
  const response = await fetch(new URL('/api/enquiries', siteUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...toPayload({
        name: 'Test enquiry',
        email,
        phone: '01632 960000',
        selectedService: OTHER_SERVICE,
        subject: SUBJECT,
        message: 'This is a test of the website. No reply is needed.',
      }),
      shown,
    }),
  });
  const body = await response.text();
  if (response.status !== 201) {
    throw new Error(`The site rejected a test enquiry (HTTP ${response.status}): ${body}`);
  }
  return (JSON.parse(body) as { reference: string }).reference;
}
