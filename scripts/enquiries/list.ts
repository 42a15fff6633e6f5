import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import type { StoredEnquiry } from '../../src/inbox/rules/inbox.ts';

/** Characters that could inject terminal escapes or reverse text: control, format and unusual separator characters. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** Replaces every such character with its code point. */
export function escapeControls(text: string): string {
  return text.replace(
    CONTROL_CHARACTERS,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  );
}

/** Formats enquiries for a terminal. @param none the text if there are none */
export function listEnquiries(enquiries: readonly StoredEnquiry[], none: string): string {
  if (enquiries.length === 0) return none;
  return enquiries.map(describe).join('\n\n');
}

/** Like `listEnquiries`, with the number of enquiries as the last line. */
export function listWithTotal(enquiries: readonly StoredEnquiry[], none: string): string {
  const { length } = enquiries;
  const total = length === 0 ? [] : [length === 1 ? '1 enquiry.' : `${length} enquiries.`];
  return [listEnquiries(enquiries, none), ...total].join('\n\n');
}

/** The message that nothing was found, with the database and the start of the period. */
export function describeNone(since: number, { remote }: { remote: boolean }): string {
  const period = since === 0 ? '' : ` since ${new Date(since).toISOString().slice(0, 10)}`;
  return remote
    ? `There are no enquiries in the live database${period}.`
    : `There are no enquiries in the database on this computer${period}. Add --remote to read the live one.`;
}

function describe(enquiry: StoredEnquiry): string {
  const lines: string[] = [];
  const texts: string[] = [];
  let brackets = '';
  for (const { column, control } of ENQUIRY_FIELDS) {
    const value = enquiry[column];
    if (value === '') continue;
    if (control.kind === 'text') texts.push(...value.split(/\r\n|\r|\n/));
    else if (control.kind === 'service') brackets = ` (${escapeControls(value)})`;
    else {
      lines.push(escapeControls(value) + brackets);
      brackets = '';
    }
  }
  return [
    `${escapeControls(enquiry.reference)}  ${new Date(enquiry.received_at).toISOString()}  ${describeEnquiryStatus(enquiry)}`,
    ...lines,
    ...texts.map((line) => `  ${escapeControls(line)}`.trimEnd()),
  ].join('\n');
}

/** The status of an enquiry. */
export function describeEnquiryStatus(enquiry: StoredEnquiry): string {
  if (enquiry.is_suspect) return 'suspected spam';
  const { mailed_at, mail_attempts, mail_error } = enquiry;
  const { forwarded_at, forward_attempts, forward_error } = enquiry;
  const states = [
    describeChannel(['emailed', 'email'], mailed_at, mail_attempts, mail_error),
    describeChannel(['forwarded', 'forward'], forwarded_at, forward_attempts, forward_error),
  ];
  const answered = enquiry.answered_at === null ? '' : 'answered';
  return [...states, answered].filter(Boolean).join(', ') || 'stored';
}

function describeChannel(
  [done, action]: readonly [string, string],
  doneAt: number | null,
  attempts: number,
  error: string | null,
): string {
  if (doneAt !== null) return `${done} ${new Date(doneAt).toISOString()}`;
  if (attempts === 0) return '';
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `tried to ${action} ${times}: ${escapeControls(error ?? 'the attempt did not finish')}`;
}
