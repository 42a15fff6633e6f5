import type { Database } from '../../worker/runtime.ts';

/** The scheduled jobs, every ten minutes and weekly. The table keeps their earlier names. */
const STORED_NAMES = { 'scheduled-tasks': 'tend', 'weekly-summary': 'digest' } as const;
type JobName = keyof typeof STORED_NAMES;

export async function lastRun(database: Database, job: JobName): Promise<number> {
  const { results } = await database
    .prepare('SELECT ran_at FROM runs WHERE name = ?')
    .bind(STORED_NAMES[job])
    .run<{ ran_at: number }>();
  return results[0]?.ran_at ?? 0;
}

/**
 * Records a run, unless one started at or after `unlessSince`.
 * @returns whether it was recorded; of two simultaneous runs, only one is
 */
export async function recordRun(
  database: Database,
  job: JobName,
  { now, unlessSince = null }: { now: number; unlessSince?: number | null },
): Promise<boolean> {
  const { meta } = await database
    .prepare('UPDATE runs SET ran_at = ?2 WHERE name = ?1 AND (?3 IS NULL OR ran_at < ?3)')
    .bind(STORED_NAMES[job], now, unlessSince)
    .run();
  return meta.changes === 1;
}
