import { FORM_IDENTIFIER, toPayload } from '../rules/enquiry.ts';
import { eachField } from '../rules/fields.ts';
import { decodeWebhookSecret } from '../../edge/secrets.ts';
import type { Delivery, Row } from './delivery.ts';
import { signWebhook } from './sign-webhook.ts';

const TIMEOUT_MS = 10_000;

export interface Webhook {
  url: string;
  /** Whether everything is sent on, not the specified fields alone. */
  isWhole: boolean;
  /** What posts are signed with; empty: they are not. */
  secret: string;
  now: () => number;
}

/** Forwards enquiries to a webhook. */
export const forwardTo = (webhook: Webhook): Delivery => ({
  way: 'forward',
  send: async (enquiry) => {
    const body = JSON.stringify(webhook.isWhole ? allOf(enquiry) : toPayload(textsOf(enquiry)));
    const id = String(enquiry['id']);
    const headers = { 'content-type': 'application/json', 'idempotency-key': id };
    const { url, secret, now } = webhook;
    if (!secret) return post(url, body, headers);
    const bytes = decodeWebhookSecret(secret);
    if (!bytes) return 'ENQUIRY_FORWARD_SECRET is not base64';
    const signature = await signWebhook(body, { id, now: now(), secret: bytes });
    return post(url, body, { ...headers, ...signature });
  },
});

/** The fields of a stored enquiry. */
const textsOf = (row: Row) => eachField(({ column }) => String(row[column]));

const allOf = (row: Row) => ({
  reference: row['reference'],
  receivedAt: new Date(Number(row['received_at'])).toISOString(),
  ...textsOf(row),
  formIdentifier: FORM_IDENTIFIER,
});

/** What went wrong, in words that reveal neither the address nor the enquiry; null if it was accepted. */
async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // A redirect would turn the POST into a GET of some page, which answers 200 and stores nothing.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? 'no answer in time'
      : 'no connection';
  }
}
