import { forgetCalls } from '../../edge/limit.ts';
import type { Database } from '../../edge/runtime.ts';

const DAY_MS = 86_400_000;

/** Deletes enquiries past their retention, and rows the limit no longer needs. Returns the number of enquiries. */
export async function cleanUp(
  database: Database,
  { retentionDays, now }: { retentionDays: number; now: number },
): Promise<number> {
  await forgetCalls(database, now);
  const { meta } = await database
    .prepare('DELETE FROM enquiries WHERE received_at <= ?')
    .bind(now - retentionDays * DAY_MS)
    .run();
  return meta.changes;
}
