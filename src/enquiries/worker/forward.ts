import { FORM_IDENTIFIER, toPayload } from '../rules/enquiry.ts';
import { eachField } from '../rules/fields.ts';
import type { Database } from '../../edge/runtime.ts';

const TIMEOUT_MS = 10_000;
/** After this, a run that was forwarding an enquiry is presumed dead. */
const CLAIM_MS = 60_000;
/** Each needs one request and two queries, and the free plan allows a run 50 of either. */
const AT_MOST = 20;

export interface Forwarding {
  url: string;
  /** Whether everything is sent on, not the specified fields alone. */
  isWhole: boolean;
  now: () => number;
}

/**
 * Forwards one enquiry, unless that has been done, is under way, or the enquiry is suspect. A failure is noted with the
 * enquiry, and the next scheduled run tries again.
 * @returns whether it was forwarded and accepted
 */
export async function forwardEnquiry(
  database: Database,
  id: string,
  { url, isWhole, now }: Forwarding,
): Promise<boolean> {
  const claimedAt = now();
  const { results } = await database
    .prepare(
      `UPDATE enquiries SET forward_attempts = forward_attempts + 1, forward_claimed_at = ?2
       WHERE id = ?1 AND forwarded_at IS NULL AND is_suspect = 0
       AND (forward_claimed_at IS NULL OR forward_claimed_at <= ?3) RETURNING *`,
    )
    .bind(id, claimedAt, claimedAt - CLAIM_MS)
    .run();
  const [enquiry] = results;
  if (!enquiry) return false;
  const error = await send(url, id, isWhole ? allOf(enquiry) : toPayload(textsOf(enquiry)));
  await database
    .prepare(
      `UPDATE enquiries SET forwarded_at = ?2, forward_error = ?3, forward_claimed_at = NULL
       WHERE id = ?1`,
    )
    .bind(id, error === null ? now() : null, error)
    .run();
  return error === null;
}

/** Forwards what is waiting, fewest failures first, so that one bad enquiry does not hold up the others. */
export async function forwardWaiting(database: Database, forwarding: Forwarding): Promise<number> {
  const { results } = await database
    .prepare(
      `SELECT id FROM enquiries WHERE forwarded_at IS NULL AND is_suspect = 0
       ORDER BY forward_attempts, received_at LIMIT ?`,
    )
    .bind(AT_MOST)
    .run<{ id: string }>();
  let taken = 0;
  for (const { id } of results) {
    if (await forwardEnquiry(database, id, forwarding)) taken += 1;
  }
  return taken;
}

type Row = Record<string, unknown>;

const textsOf = (row: Row) => eachField(({ column }) => String(row[column]));

const allOf = (row: Row) => ({
  reference: row['reference'],
  receivedAt: new Date(Number(row['received_at'])).toISOString(),
  ...textsOf(row),
  formIdentifier: FORM_IDENTIFIER,
});

/** What went wrong, in words that reveal neither the address nor the enquiry; null if it was accepted. */
async function send(url: string, id: string, enquiry: object): Promise<string | null> {
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
