import type { Database } from '../../edge/runtime.ts';
import { MANY_ATTEMPTS, WAYS, type Way } from './delivery.ts';

const HOUR_MS = 3_600_000;
/** Between two scheduled runs. */
const RUN_MS = 600_000;

/** What has not been sent in one way. */
export interface Waiting {
  way: Way;
  count: number;
  /** How many of these have failed so often that somebody should look. */
  failing: number;
  /** When the first of these came; null if there is none. */
  first: number | null;
}

/** Counts what waits to be sent in one way. */
export async function countWaiting(database: Database, way: Way): Promise<Waiting> {
  const { results } = await database
    .prepare(
      `SELECT count(*) AS count, count(*) FILTER (WHERE ${way}_attempts >= ?) AS failing,
       min(received_at) AS first FROM enquiries WHERE ${WAYS[way].waits}`,
    )
    .bind(MANY_ATTEMPTS)
    .run<Omit<Waiting, 'way'>>();
  return { way, ...(results[0] ?? { count: 0, failing: 0, first: null }) };
}

/** Writes what keeps failing into the log, in the first run of each hour. */
export function logFailing(waiting: readonly Waiting[], now: number): void {
  if (now % HOUR_MS >= RUN_MS) return;
  for (const { way, failing, first } of waiting) {
    if (failing === 0) continue;
    const minutes = Math.round((now - (first ?? now)) / 60_000);
    console.error(
      `Enquiries: ${way} of ${failing} keeps failing; the first came ${minutes} minutes ago.`,
    );
  }
}
