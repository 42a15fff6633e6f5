import type { Database } from '../../edge/runtime.ts';

/** What runs on schedule. */
export type Run = 'tend' | 'digest';

/** When it last ran. */
export async function lastRun(database: Database, name: Run): Promise<number> {
  const { results } = await database
    .prepare('SELECT ran_at FROM runs WHERE name = ?')
    .bind(name)
    .run<{ ran_at: number }>();
  return results[0]?.ran_at ?? 0;
}

/**
 * Notes that it runs now, unless it has run at or after a time.
 * @returns whether it had not, which of two at once only one is told
 */
export async function noteRun(
  database: Database,
  name: Run,
  { now, unlessSince = Infinity }: { now: number; unlessSince?: number },
): Promise<boolean> {
  const { meta } = await database
    .prepare('UPDATE runs SET ran_at = ?2 WHERE name = ?1 AND (?3 IS NULL OR ran_at < ?3)')
    .bind(name, now, Number.isFinite(unlessSince) ? unlessSince : null)
    .run();
  return meta.changes === 1;
}
