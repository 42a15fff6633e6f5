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
  const { reference, received_at, name, email, phone, service, subject, message } = enquiry;
  const lines = message.split(/\r\n|\r|\n/).map((line) => `  ${showInert(line)}`.trimEnd());
  return [
    `${showInert(reference)}  ${new Date(received_at).toISOString()}  ${stateOf(enquiry)}`,
    ...[name, email, phone, `${subject} (${service})`].map(showInert),
    ...lines,
  ].join('\n');
}

/** What has become of an enquiry. */
export function stateOf(enquiry: StoredEnquiry): string {
  if (enquiry.is_suspect) return 'suspected spam';
  if (enquiry.forwarded_at !== null) {
    return `sent on ${new Date(enquiry.forwarded_at).toISOString()}`;
  }
  if (enquiry.forward_attempts === 0) return 'stored';
  const times = enquiry.forward_attempts === 1 ? 'once' : `${enquiry.forward_attempts} times`;
  return `tried to send on ${times}: ${showInert(enquiry.forward_error ?? 'not finished')}`;
}
