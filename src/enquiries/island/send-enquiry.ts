import { toHex } from '../../text/hex.ts';
import { $enquiryDraft, updateEnquiryDraft } from '../draft/enquiry-draft.ts';
import { countOf } from '../../numbers/format.ts';
import type { FieldError } from '../../forms/rules/result.ts';
import { createTimeoutSignal } from '../../http.ts';
import { FORM_IDENTIFIER, toPayload } from '../rules/enquiry.ts';
import type { EnquiryRaw } from '../rules/fields.ts';

const TIMEOUT_MS = 20_000;

/** An enquiry that was accepted. */
export interface SentEnquiry {
  kind: 'sent';
  enquiry: EnquiryRaw;
  /** Empty if an outside form service accepted it. */
  reference: string;
  /** The next steps, from the Worker; empty if an outside form service accepted it. */
  next: string;
  at: Date;
  /** The enquiry's id and its token for photographs, which is empty if none are accepted. Undefined if an outside service received it. */
  photographs?: { id: string; token: string } | undefined;
}

/** The outcome of sending. */
type SendOutcome =
  SentEnquiry | { kind: 'rejected'; errors: FieldError[] } | { kind: 'failed'; advice: string };

/** The URL that enquiries are posted to. */
interface Endpoint {
  url: string;
  /** Whether it is the Worker of this site, not an outside form service. */
  isOwnWorker: boolean;
}

/** The fields of the form that visitors do not fill in. */
interface FormExtras {
  /** The id of the enquiry. */
  id: string;
  honeypot: string;
  formToken: string;
}

/**
 * Posts an enquiry. The status code determines the outcome. An outside form service receives only the specified fields,
 * and its response body is not read.
 * @param extras the fields that only our own endpoint receives
 */
export async function sendEnquiry(
  { url, isOwnWorker }: Endpoint,
  enquiry: EnquiryRaw,
  extras: FormExtras,
): Promise<SendOutcome> {
  const { id, honeypot, formToken } = extras;
  const body = isOwnWorker
    ? { ...enquiry, formIdentifier: FORM_IDENTIFIER, id, remarks: honeypot, shown: formToken }
    : toPayload(enquiry);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: createTimeoutSignal(TIMEOUT_MS),
    });
    const {
      reference = '',
      next = '',
      photographs = '',
      fields = [],
      error = '',
    } = isOwnWorker ? await readResponse(response) : {};
    if (response.ok) {
      const toPhotographs = isOwnWorker ? { id, token: photographs } : undefined;
      const sent = { enquiry, reference, next, photographs: toPhotographs };
      return { kind: 'sent', ...sent, at: new Date() };
    }
    if (response.status === 400 && fields.length > 0) return { kind: 'rejected', errors: fields };
    return { kind: 'failed', advice: error || adviceFor(response) };
  } catch {
    return { kind: 'failed', advice: '' };
  }
}

/** Our own endpoint's response body; empty if a proxy responded instead. */
async function readResponse(response: Response): Promise<EnquiryResponse> {
  try {
    return (await response.json()) as EnquiryResponse;
  } catch {
    return {};
  }
}

interface EnquiryResponse {
  photographs?: string;
  reference?: string;
  next?: string;
  error?: string;
  fields?: FieldError[];
}

function adviceFor({ status, headers }: Response): string {
  if (status !== 429) return '';
  const seconds = Number(headers.get('retry-after')) || 60;
  return `Several messages have come from your connection within a minute. Wait ${countOf(seconds, 'second')}, then send yours again.`;
}

/**
 * The id to send an enquiry with: the same for each retry of the same string, a new one for any other.
 * @param text everything to send, as one string
 */
export function enquiryId(text: string): string {
  const { sentId, sentText } = $enquiryDraft.get();
  if (sentId && sentText === text) return sentId;
  const id = newId();
  updateEnquiryDraft({ sentId: id, sentText: text });
  return id;
}

/** A random UUID; `crypto.randomUUID` does not exist on pages served without HTTPS. */
function newId(): string {
  const hex = toHex(crypto.getRandomValues(new Uint8Array(16)));
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}
