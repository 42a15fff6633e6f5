import * as z from 'zod/mini';
import type { Mail, MailService } from '../../worker/runtime.ts';
import { escapeHtml, toLine } from '../../text/escape.ts';
import { ENQUIRY_FIELDS, OTHER_SERVICE } from '../rules/fields.ts';
import { MANY_ATTEMPTS, type EnquiryRow } from './store-enquiry.ts';

const TIMEOUT_MS = 10_000;

/** What mails need to know of the site. */
export interface MailSite {
  addresses: { to: string; from: string };
  firmName: string;
  /** Addresses that begin with it become links; others are written by strangers and stay text. */
  siteOrigin: string | undefined;
}

/** A part of a mail: a label with its value, or a text without one. */
interface MailPart {
  label?: string;
  text: string;
}

const plainAddress = z.email({ pattern: z.regexes.html5Email });

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Mails a stored enquiry to the firm. Returns what `sendMail` does. */
export function mailEnquiry(enquiry: EnquiryRow, service: MailService | undefined, site: MailSite) {
  const reference = String(enquiry['reference']);
  const email = String(enquiry['email']);
  // The form accepts more addresses than mail services do, and one that is refused must not keep the enquiry from the firm.
  const canReply =
    Number(enquiry['mail_attempts']) <= MANY_ATTEMPTS && plainAddress.safeParse(email).success;
  const fields = ENQUIRY_FIELDS.map(({ column, label, listed }) => ({
    label,
    text: String(enquiry[column]),
    isLong: listed === 'text',
  })).filter(({ text }) => text !== '' && text !== OTHER_SERVICE);
  const mail = composeMail(site, {
    // Nothing else of the visitor's is in a header but the address.
    subject: `${reference}: ${String(enquiry['subject'])}`,
    heading: `Enquiry ${reference}`,
    parts: [
      { text: `Received on ${london.format(Number(enquiry['received_at']))}, London time.` },
      ...fields.filter(({ isLong }) => !isLong),
      ...fields.filter(({ isLong }) => isLong),
      {
        text: canReply
          ? 'To answer, reply to this mail.'
          : 'To answer, write to the address above.',
      },
    ],
  });
  return sendMail(service, { ...mail, ...(canReply && { replyTo: email }) });
}

/** A mail to the firm as plain text and as simple HTML, with the same words in the same order. */
export function composeMail(
  { addresses, firmName, siteOrigin }: MailSite,
  { subject, heading, parts }: { subject: string; heading: string; parts: readonly MailPart[] },
): Mail {
  const paragraphs = parts.map(({ label, text }) => {
    const html = linkOurs(escapeHtml(text), siteOrigin).replace(/\r\n|\r|\n/g, '<br>\n');
    return `<p>${label ? `<strong>${escapeHtml(label)}</strong><br>\n` : ''}${html}</p>`;
  });
  return {
    to: addresses.to,
    from: { name: toLine(firmName), email: addresses.from },
    subject: toLine(subject),
    text: [heading, ...parts.map(formatPart)].join('\n\n'),
    html: `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body>
<h1>${escapeHtml(heading)}</h1>
${paragraphs.join('\n')}
</body>
</html>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function formatPart({ label, text }: MailPart): string {
  const lines = text.replace(/\r\n?/g, '\n');
  if (!label) return lines;
  return lines.includes('\n') ? `${label}:\n${lines}` : `${label}: ${lines}`;
}

/** Makes links of what begins with the site's address, in text that is escaped already. */
function linkOurs(html: string, siteOrigin: string | undefined): string {
  if (!siteOrigin) return html;
  return html.replace(/https?:\/\/[^\s<>]+/g, (address) =>
    address.startsWith(`${siteOrigin}/`) ? `<a href="${address}">${address}</a>` : address,
  );
}

/**
 * Hands a mail to the mail service.
 * @returns what went wrong, as the service's code alone, since its messages may name addresses; null if it was accepted
 */
export async function sendMail(
  service: MailService | undefined,
  mail: Mail,
): Promise<string | null> {
  if (!service) return 'no mail service';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, 'no answer in time');
  });
  try {
    return await Promise.race([service.send(mail).then(() => null), late]);
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : 'mail not accepted';
  } finally {
    clearTimeout(timer);
  }
}
