import * as z from 'zod/mini';
import type { OutgoingMail, MailService } from '../../worker/runtime.ts';
import type { WorkerSettings } from '../../worker/settings.ts';
import { escapeHtml, toLine } from '../../text/escape.ts';
import { ENQUIRY_FIELDS, OTHER_SERVICE } from '../rules/fields.ts';
import { readCompany } from './messages.ts';
import { ALERT_AFTER_FAILURES, type EnquiryRow } from './store-enquiry.ts';

const TIMEOUT_MS = 10_000;

/** The site details that emails need. */
interface MailSite {
  mailboxes: { to: string; from: string };
  /** URLs that begin with it become links. All others may come from strangers, so they stay plain text. */
  siteOrigin: string | undefined;
  /** URL of the inbox, if it is enabled. */
  inbox: string | undefined;
}

/** A part of an email: a label with its value, or text without a label. */
interface MailPart {
  label?: string;
  text: string;
}

/** The site's details for emails; undefined if email is off. */
export const mailSiteOf = ({ mail, siteOrigin, inbox }: WorkerSettings): MailSite | undefined =>
  mail && { mailboxes: mail, siteOrigin, inbox };

const plainAddress = z.email({ pattern: z.regexes.html5Email });

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A moment in an email: "Friday, 20 November 2026 at 09:30, London time". @param ms since 1970 */
export const formatLondon = (ms: number): string => `${london.format(ms)}, London time`;

/** Emails a stored enquiry to the company. Returns the same as `sendMail`. */
export function mailEnquiry(enquiry: EnquiryRow, service: MailService | undefined, site: MailSite) {
  const reference = String(enquiry['reference']);
  const email = String(enquiry['email']);
  // The form accepts more email addresses than email services do, and the company must get the enquiry in any case.
  const canReply =
    Number(enquiry['mail_attempts']) <= ALERT_AFTER_FAILURES &&
    plainAddress.safeParse(email).success;
  const fields = ENQUIRY_FIELDS.map(({ column, label, control }) => ({
    label,
    text: String(enquiry[column]),
    isLong: control.kind === 'text',
  })).filter(({ text }) => text !== '' && text !== OTHER_SERVICE);
  const mail = composeMail(site, {
    // The email address is the only visitor input in a header.
    subject: `${reference}: ${String(enquiry['subject'])}`,
    heading: `Enquiry ${reference}`,
    parts: [
      { text: `Received on ${formatLondon(Number(enquiry['received_at']))}.` },
      ...fields.filter(({ isLong }) => !isLong),
      ...fields.filter(({ isLong }) => isLong),
      {
        text: canReply
          ? 'To answer, reply to this email.'
          : 'To answer, write to the address above.',
      },
      ...(site.inbox
        ? [{ label: 'In the inbox', text: `${site.inbox}?id=${String(enquiry['id'])}` }]
        : []),
    ],
  });
  return sendMail(service, { ...mail, ...(canReply && { replyTo: email }) });
}

/** An email to the company as plain text and as simple HTML, with the same words in the same order. */
export function composeMail(
  { mailboxes, siteOrigin }: MailSite,
  { subject, heading, parts }: { subject: string; heading: string; parts: readonly MailPart[] },
): OutgoingMail {
  const paragraphs = parts.map(({ label, text }) => {
    const html = linkToSite(escapeHtml(text), siteOrigin).replace(/\r\n|\r|\n/g, '<br>\n');
    return `<p>${label ? `<strong>${escapeHtml(label)}</strong><br>\n` : ''}${html}</p>`;
  });
  return {
    to: mailboxes.to,
    from: { name: toLine(readCompany().name), email: mailboxes.from },
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

/** Turns the site's own URLs into links, in text that is already escaped. */
function linkToSite(html: string, siteOrigin: string | undefined): string {
  if (!siteOrigin) return html;
  return html.replace(/https?:\/\/[^\s<>]+/g, (url) =>
    url.startsWith(`${siteOrigin}/`) ? `<a href="${url}">${url}</a>` : url,
  );
}

/**
 * Sends an email through the email service.
 * @returns the service's error code only, since its messages may contain email addresses; null if it was accepted
 */
export async function sendMail(
  service: MailService | undefined,
  mail: OutgoingMail,
): Promise<string | null> {
  if (!service) return 'no email service';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, TIMEOUT_MS, 'timed out');
  });
  try {
    return await Promise.race([service.send(mail).then(() => null), late]);
  } catch (error) {
    const { code } = error as { code?: unknown };
    return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : 'email not accepted';
  } finally {
    clearTimeout(timer);
  }
}
