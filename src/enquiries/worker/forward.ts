import { FORM_IDENTIFIER, toPayload } from '../rules/enquiry.ts';
import { eachField } from '../rules/fields.ts';
import type { Delivery, Row } from './delivery.ts';

const TIMEOUT_MS = 10_000;

/**
 * Forwards enquiries to a webhook.
 * @param isWhole whether everything is sent on, not the specified fields alone
 */
export const forwardTo = (url: string, isWhole: boolean): Delivery => ({
  way: 'forward',
  send: (enquiry) =>
    post(url, String(enquiry['id']), isWhole ? allOf(enquiry) : toPayload(textsOf(enquiry))),
});

/** The fields of a stored enquiry. */
export const textsOf = (row: Row) => eachField(({ column }) => String(row[column]));

const allOf = (row: Row) => ({
  reference: row['reference'],
  receivedAt: new Date(Number(row['received_at'])).toISOString(),
  ...textsOf(row),
  formIdentifier: FORM_IDENTIFIER,
});

/** What went wrong, in words that reveal neither the address nor the enquiry; null if it was accepted. */
async function post(url: string, id: string, enquiry: object): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(enquiry),
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
