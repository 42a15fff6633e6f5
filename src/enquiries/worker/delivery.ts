import type { Database } from '../../edge/runtime.ts';

/** After this, a run that was sending an enquiry is presumed dead. */
const CLAIM_MS = 60_000;
/** Each needs two queries; the free plan allows a run 50, there are two ways, and a dozen other queries. */
const AT_MOST = 8;
/** Failures of one enquiry after which somebody should look. */
export const MANY_ATTEMPTS = 3;

/** An enquiry as the table has it. */
export type Row = Record<string, unknown>;

/** The ways to tell the firm of an enquiry, each with columns of its own; and which enquiries wait for it. */
export const WAYS = {
  forward: { doneAt: 'forwarded_at', waits: 'forwarded_at IS NULL AND is_suspect = 0' },
  mail: { doneAt: 'mailed_at', waits: 'mailed_at IS NULL AND mail_due = 1' },
} as const;

export type Way = keyof typeof WAYS;

/** One way that is set up. */
export interface Delivery {
  way: Way;
  /** What went wrong, in words that reveal nothing of the enquiry or the receiver; null if it was accepted. */
  send: (enquiry: Row) => Promise<string | null>;
}

/**
 * Sends one enquiry, unless that has been done, is under way, or the enquiry is not meant to be sent. A failure is noted
 * with the enquiry, and the next scheduled run tries again; a failure that is late does not undo what another run has
 * done meanwhile.
 * @returns whether it was sent and accepted
 */
export async function deliver(
  database: Database,
  id: string,
  { way, send }: Delivery,
  now: () => number,
): Promise<boolean> {
  const { doneAt, waits } = WAYS[way];
  const claimedAt = now();
  const { results } = await database
    .prepare(
      `UPDATE enquiries SET ${way}_attempts = ${way}_attempts + 1, ${way}_claimed_at = ?2
       WHERE id = ?1 AND ${waits}
       AND (${way}_claimed_at IS NULL OR ${way}_claimed_at <= ?3) RETURNING *`,
    )
    .bind(id, claimedAt, claimedAt - CLAIM_MS)
    .run<Row>();
  const [enquiry] = results;
  if (!enquiry) return false;
  const error = await send(enquiry);
  await database
    .prepare(
      `UPDATE enquiries SET ${doneAt} = ?2, ${way}_error = ?3, ${way}_claimed_at = NULL
       WHERE id = ?1 AND ${doneAt} IS NULL`,
    )
    .bind(id, error === null ? now() : null, error)
    .run();
  if (error !== null && enquiry[`${way}_attempts`] === MANY_ATTEMPTS) {
    console.error(`Enquiries: ${way} of one failed ${MANY_ATTEMPTS} times, last with: ${error}.`);
  }
  return error === null;
}

/**
 * Sends what waits, fewest failures first, so that one bad enquiry does not hold up the others.
 * @returns how many were sent and accepted
 */
export async function deliverWaiting(
  database: Database,
  delivery: Delivery,
  now: () => number,
): Promise<number> {
  const { results } = await database
    .prepare(
      `SELECT id FROM enquiries WHERE ${WAYS[delivery.way].waits}
       ORDER BY ${delivery.way}_attempts, received_at LIMIT ?`,
    )
    .bind(AT_MOST)
    .run<{ id: string }>();
  let sent = 0;
  for (const { id } of results) {
    if (await deliver(database, id, delivery, now)) sent += 1;
  }
  return sent;
}
