import * as z from 'zod/mini';
import type { Mail, MailService } from '../../edge/runtime.ts';
import { toLine } from '../../values/text/escape.ts';
import { ENQUIRY_FIELDS, OTHER_SERVICE } from '../rules/fields.ts';
import { MANY_ATTEMPTS, type Delivery, type Row } from './delivery.ts';
import { mailBody, type MailPart } from './mail-body.ts';
import { sendMail } from './send-mail.ts';

/** What mails need to know of the site. */
export interface MailSite {
  addresses: { to: string; from: string };
  firmName: string;
  siteOrigin: string | undefined;
}

const plainAddress = z.email({ pattern: z.regexes.html5Email });

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Tells the firm of enquiries by mail. */
export const mailFirm = (service: MailService | undefined, site: MailSite): Delivery => ({
  way: 'mail',
  send: (enquiry) => sendMail(service, composeMail(enquiry, site)),
});

/** The mail about a stored enquiry. Nothing of the visitor's is in a header but the subject, on one line, and the address. */
function composeMail(enquiry: Row, { addresses, firmName, siteOrigin }: MailSite): Mail {
  const reference = String(enquiry['reference']);
  const email = String(enquiry['email']);
  // The form accepts more addresses than mail services do, and one that is refused must not keep the enquiry from the firm.
  const canReply =
    Number(enquiry['mail_attempts']) <= MANY_ATTEMPTS && plainAddress.safeParse(email).success;
  const received = `Received on ${london.format(Number(enquiry['received_at']))}, London time.`;
  const answer = canReply
    ? 'To answer, reply to this mail.'
    : 'To answer, write to the address above.';
  const parts = [{ text: received }, ...fieldsOf(enquiry), { text: answer }];
  return {
    to: addresses.to,
    from: { name: toLine(firmName), email: addresses.from },
    ...(canReply && { replyTo: email }),
    subject: toLine(`${reference}: ${String(enquiry['subject'])}`),
    ...mailBody(`Enquiry ${reference}`, parts, siteOrigin),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** The fields as the form has them, and then the longer texts. */
function fieldsOf(enquiry: Row): MailPart[] {
  const parts = ENQUIRY_FIELDS.map(({ column, label, listed }) => ({
    label,
    text: String(enquiry[column]),
    listed,
  })).filter(({ text }) => text !== '' && text !== OTHER_SERVICE);
  const isLong = ({ listed }: { listed: string }) => listed === 'text';
  return [...parts.filter((part) => !isLong(part)), ...parts.filter(isLong)];
}
