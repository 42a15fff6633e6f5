import type { Database } from './runtime.ts';

/** How often something may be done within a period, by those who are counted under one name. */
export interface Quota {
  name: string;
  most: number;
  periodMs: number;
  now: number;
}

/** Uses up one of a quota and returns 0 or, if none is left, the seconds until there is one again. */
export async function drawOnQuota(
  database: Database,
  { name, most, periodMs, now }: Quota,
): Promise<number> {
  const endsAt = now - (now % periodMs) + periodMs;
  const [, drawn] = await database.batch([
    forgetBefore(database, now),
    database
      .prepare(
        `INSERT INTO quotas (name, used, ends_at) VALUES (?1, 1, ?2)
         ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?3`,
      )
      .bind(name, endsAt, most),
  ]);
  return drawn?.meta.changes === 1 ? 0 : Math.ceil((endsAt - now) / 1000);
}

/** Forgets who used how much in periods that are over. */
export async function forgetQuotas(database: Database, now: number): Promise<void> {
  await forgetBefore(database, now).run();
}

const forgetBefore = (database: Database, now: number) =>
  database.prepare('DELETE FROM quotas WHERE ends_at <= ?').bind(now);
