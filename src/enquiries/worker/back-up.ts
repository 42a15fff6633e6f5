import { seal } from '../../edge/seal.ts';
import { readWorkerSettings } from '../../edge/settings.ts';
import type { Bucket } from '../../edge/runtime.ts';
import type { Row } from './delivery.ts';
import type { EnquiryEnv } from './env.ts';
import { dayOf } from './make-id.ts';
import { lastRun } from './runs.ts';

const DAY_MS = 86_400_000;
/** When the backup begins or has been away, so that a run ends in time. */
const DAYS_AT_ONCE = 100;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The object that names the others: the days with enquiries; and how often people had theirs deleted. */
const INDEX = 'index.json';

/**
 * Writes the enquiries of each day (UTC) since the last backup into an encrypted object of that day, and deletes the
 * objects of days that are too old. One day by itself is gone from the backup when its enquiries are from the database.
 * @throws if there is no bucket, or the key is none
 */
export async function backUpEnquiries(env: EnquiryEnv, now = Date.now()): Promise<void> {
  const { backupKey, retentionDays } = readWorkerSettings(env);
  if (!backupKey) return;
  const { BACKUPS: bucket, DB: database } = env;
  if (!bucket) throw new Error('ENQUIRY_BACKUP_KEY is set, and the Worker has no bucket BACKUPS');
  const oldest = now - retentionDays * DAY_MS;
  const last = await lastRun(database, 'backup');
  const since = Math.max(last, oldest);
  const from = startOfDay(since);
  const { results: first } = await database
    .prepare('SELECT min(received_at) AS at FROM enquiries WHERE received_at >= ?')
    .bind(from)
    .run<{ at: number | null }>();
  const until = Math.min(startOfDay(first[0]?.at ?? now) + DAYS_AT_ONCE * DAY_MS, now);
  const { results } = await database
    .prepare('SELECT * FROM enquiries WHERE received_at >= ? AND received_at < ?')
    .bind(from, until)
    .run<Row>();
  const byDay = Map.groupBy(results, (row) => dayOf(Number(row['received_at'])));
  for (const [day, rows] of byDay)
    await bucket.put(day, await seal(JSON.stringify(rows), backupKey));
  const days = (await listKeys(bucket)).filter((key) => DAY.test(key));
  const isEmptied = (day: string) =>
    day >= dayOf(from) && Date.parse(day) < until && !byDay.has(day);
  const gone = days.filter((day) => day < dayOf(oldest) || isEmptied(day));
  if (gone.length > 0) await bucket.delete(gone);
  const { results: erasures } = await database.prepare('SELECT * FROM erasures').run<Row>();
  const kept = days.filter((day) => !gone.includes(day));
  await bucket.put(INDEX, JSON.stringify({ days: kept, erasures }));
  // Unless somebody's enquiries were deleted meanwhile, whose days are then to be written anew.
  await database
    .prepare(`UPDATE runs SET ran_at = ?2 WHERE name = 'backup' AND ran_at = ?1`)
    .bind(last, until)
    .run();
}

const startOfDay = (time: number) => time - (time % DAY_MS);

async function listKeys(bucket: Bucket, cursor?: string): Promise<string[]> {
  const page = await bucket.list(cursor === undefined ? {} : { cursor });
  const keys = page.objects.map(({ key }) => key);
  return page.truncated ? [...keys, ...(await listKeys(bucket, page.cursor))] : keys;
}
