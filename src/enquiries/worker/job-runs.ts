import type { Database } from '../../worker/runtime.ts';

/** Scheduled jobs, by their name in the table: the tasks run every ten minutes, and the weekly mail (`digest`). */
type Job = 'tend' | 'digest';

export async function lastRun(database: Database, job: Job): Promise<number> {
  const { results } = await database
    .prepare('SELECT ran_at FROM runs WHERE name = ?')
    .bind(job)
    .run<{ ran_at: number }>();
  return results[0]?.ran_at ?? 0;
}

/**
 * Records a run, unless one started at or after `unlessSince`.
 * @returns whether it was recorded; of two simultaneous runs, only one is
 */
export async function recordRun(
  database: Database,
  job: Job,
  { now, unlessSince = null }: { now: number; unlessSince?: number | null },
): Promise<boolean> {
  const { meta } = await database
    .prepare('UPDATE runs SET ran_at = ?2 WHERE name = ?1 AND (?3 IS NULL OR ran_at < ?3)')
    .bind(job, now, unlessSince)
    .run();
  return meta.changes === 1;
}
