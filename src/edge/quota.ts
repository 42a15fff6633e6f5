import type { Database } from './runtime.ts';

/** How often something may be done by all visitors together. */
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
    database.prepare('DELETE FROM quotas WHERE name = ? AND ends_at <= ?').bind(name, now),
    database
      .prepare(
        `INSERT INTO quotas (name, used, ends_at) VALUES (?1, 1, ?2)
         ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?3`,
      )
      .bind(name, endsAt, most),
  ]);
  return drawn?.meta.changes === 1 ? 0 : Math.ceil((endsAt - now) / 1000);
}
