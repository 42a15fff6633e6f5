import { FORM_IDENTIFIER, toPayload } from '../rules/enquiry.ts';
import { eachField } from '../rules/fields.ts';
import { computeHmac } from '../../worker/secrets.ts';
import { decodeWebhookSecret } from '../../settings.ts';
import type { EnquiryRow } from './store-enquiry.ts';

const TIMEOUT_MS = 10_000;

export interface Webhook {
  url: string;
  /** Whether to forward all fields rather than the specified ones only. */
  sendsAllFields: boolean;
  /** The signing key; empty for unsigned posts. */
  secret: string;
}

/**
 * Forwards a stored enquiry to a webhook.
 * @returns the error, without the URL or the enquiry; null if it was accepted
 */
export async function forwardEnquiry(
  enquiry: EnquiryRow,
  { url, sendsAllFields, secret }: Webhook,
): Promise<string | null> {
  const fields = eachField(({ column }) => String(enquiry[column]));
  const payload = {
    reference: enquiry['reference'],
    receivedAt: new Date(Number(enquiry['received_at'])).toISOString(),
    ...fields,
    formIdentifier: FORM_IDENTIFIER,
  };
  const body = JSON.stringify(sendsAllFields ? payload : toPayload(fields));
  const id = String(enquiry['id']);
  const key = decodeWebhookSecret(secret);
  if (secret && !key) return 'ENQUIRY_FORWARD_SECRET is not base64';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(key && (await signWebhook(id, body, key))),
      },
      body,
      // A redirect would turn the POST into a GET of some page that returns 200 and stores nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'timed out'
      : 'connection failed';
  }
}

/** Signs a post by the Standard Webhooks rules, so that receivers can verify it with existing libraries. */
async function signWebhook(id: string, body: string, key: Uint8Array<ArrayBuffer>) {
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = await computeHmac(`${id}.${seconds}.${body}`, key);
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}
