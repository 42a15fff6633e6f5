import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import type { StoredEnquiry } from './stored.ts';

/** What could steer a terminal or turn text around: control, format and odd separator characters. */
const STEERING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** Text in which every steering character is shown by its number. */
export function showInert(text: string): string {
  return text.replace(
    STEERING,
    (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`,
  );
}

/** The enquiries for reading in a terminal. */
export function listEnquiries(enquiries: readonly StoredEnquiry[]): string {
  if (enquiries.length === 0) return 'No enquiries.';
  return enquiries.map(describe).join('\n\n');
}

function describe(enquiry: StoredEnquiry): string {
  const lines: string[] = [];
  const texts: string[] = [];
  let brackets = '';
  for (const { column, listed } of ENQUIRY_FIELDS) {
    const value = enquiry[column];
    if (value === '') continue;
    if (listed === 'text') texts.push(...value.split(/\r\n|\r|\n/));
    else if (listed === 'brackets') brackets = ` (${showInert(value)})`;
    else {
      lines.push(showInert(value) + brackets);
      brackets = '';
    }
  }
  return [
    `${showInert(enquiry.reference)}  ${new Date(enquiry.received_at).toISOString()}  ${stateOf(enquiry)}`,
    ...lines,
    ...texts.map((line) => `  ${showInert(line)}`.trimEnd()),
  ].join('\n');
}

/** What has become of an enquiry. */
export function stateOf(enquiry: StoredEnquiry): string {
  if (enquiry.is_suspect) return 'suspected spam';
  const { mailed_at, mail_attempts, mail_error } = enquiry;
  const { forwarded_at, forward_attempts, forward_error } = enquiry;
  const states = [
    describeWay(['mailed', 'mail'], mailed_at, mail_attempts, mail_error),
    describeWay(['sent on', 'send on'], forwarded_at, forward_attempts, forward_error),
  ];
  return states.filter(Boolean).join(', ') || 'stored';
}

function describeWay(
  [done, action]: readonly [string, string],
  doneAt: number | null,
  attempts: number,
  error: string | null,
): string {
  if (doneAt !== null) return `${done} ${new Date(doneAt).toISOString()}`;
  if (attempts === 0) return '';
  const times = attempts === 1 ? 'once' : `${attempts} times`;
  return `tried to ${action} ${times}: ${showInert(error ?? 'not finished')}`;
}
