import type { Database } from './runtime.ts';
import type { Sender } from './sender.ts';

const MINUTE_MS = 60_000;
/** How many senders of one network may use up their limit, until the network counts as one sender. */
const SENDERS_OF_NETWORK = 4;

/** Seconds until this sender may call again; 0 when the call is admitted, and then it counts. */
export async function admitCall(
  database: Database,
  { sender, network }: Sender,
  { perMinute, now }: { perMinute: number; now: number },
): Promise<number> {
  const perNetwork = perMinute * SENDERS_OF_NETWORK;
  const [, admitted, freeing] = await database.batch<{ called_at: number | null }>([
    forgetBefore(database, now),
    database
      .prepare(
        `INSERT INTO recent_calls (sender, network, called_at) SELECT ?1, ?2, ?3
         WHERE (SELECT count(*) FROM recent_calls WHERE sender = ?1) < ?4
         AND (SELECT count(*) FROM recent_calls WHERE network = ?2) < ?5`,
      )
      .bind(sender, network, now, perMinute, perNetwork),
    // Once these are a minute old, fewer than the limit are left.
    database
      .prepare(
        `SELECT max(called_at) AS called_at FROM (
           SELECT * FROM (SELECT called_at FROM recent_calls WHERE sender = ?1
             ORDER BY called_at DESC LIMIT 1 OFFSET ?3)
           UNION ALL
           SELECT * FROM (SELECT called_at FROM recent_calls WHERE network = ?2
             ORDER BY called_at DESC LIMIT 1 OFFSET ?4))`,
      )
      .bind(sender, network, perMinute - 1, perNetwork - 1),
  ]);
  if (admitted?.meta.changes === 1) return 0;
  const calledAt = freeing?.results[0]?.called_at ?? now;
  return Math.max(1, Math.ceil((calledAt + MINUTE_MS - now) / 1000));
}

/** Forgets who called over a minute ago. */
export async function forgetCalls(database: Database, now: number): Promise<void> {
  await forgetBefore(database, now).run();
}

const forgetBefore = (database: Database, now: number) =>
  database.prepare('DELETE FROM recent_calls WHERE called_at <= ?').bind(now - MINUTE_MS);
