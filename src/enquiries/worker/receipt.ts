import { drawOnQuota } from '../../edge/quota.ts';
import type { Database, Mail, MailService } from '../../edge/runtime.ts';
import { sign } from '../../edge/sign.ts';
import { toLine } from '../../values/to-line.ts';
import { thanks, type Firm } from './answer-words.ts';
import { mailBody } from './mail-body.ts';
import { isPlainAddress } from './plain-address.ts';
import { sendMail } from './send-mail.ts';

const HOUR_MS = 3_600_000;
/** Receipts to one address within a clock hour, and within a day of UTC. */
const QUOTAS = [
  { period: 'hour', most: 1, periodMs: HOUR_MS },
  { period: 'day', most: 3, periodMs: 24 * HOUR_MS },
];

export interface ReceiptDesk {
  database: Database;
  service: MailService | undefined;
  firm: Firm;
  from: string;
  /** What addresses are hashed with before they are counted. */
  secret: string;
  now: () => number;
}

/** Tells a visitor once that an enquiry has arrived, unless the address has had its share of receipts. */
export async function sendReceipt(
  { database, service, firm, from, secret, now }: ReceiptDesk,
  { email, reference }: { email: string; reference: string },
): Promise<void> {
  if (!isPlainAddress(email)) return;
  const who = await sign(`receipt ${mailboxOf(email)}`, secret);
  for (const { period, ...quota } of QUOTAS) {
    const name = `receipts of the ${period} ${who}`;
    if ((await drawOnQuota(database, { name, ...quota, now: now() })) > 0) return;
  }
  const error = await sendMail(service, composeReceipt(firm, { from, to: email, reference }));
  if (error !== null) console.error(`Enquiries: a receipt was not sent: ${error}.`);
}

/** One name for all addresses of a mailbox that differ in case, or in what stands behind a plus sign. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+.*(?=@)/, '');

/** Nothing that a visitor wrote is in it: whoever enters the address of somebody else cannot speak to them. */
function composeReceipt(
  { name, contact }: Firm,
  { from, to, reference }: { from: string; to: string; reference: string },
): Mail {
  const words = thanks(reference, `call ${contact.phone} or write to ${contact.email}`);
  const stranger = `If you did not write to ${name}, somebody has given us your address by mistake, and you can ignore this.`;
  const parts = [words.lead, words.more, stranger].map((text) => ({ text }));
  return {
    to,
    from: { name: toLine(name), email: from },
    replyTo: contact.email,
    subject: toLine(`Your enquiry to ${name}: ${reference}`),
    ...mailBody(words.heading, parts),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
