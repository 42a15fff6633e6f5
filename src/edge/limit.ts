import type { Database } from './runtime.ts';
import { sha256Hex } from './sha256.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Seconds until this address may post again; 0 when the post is admitted, and then it counts. */
export async function admitPost(
  database: Database,
  address: string,
  { perMinute, now }: { perMinute: number; now: number },
): Promise<number> {
  const salts = await readSalts(database, now);
  const [sender = '', before = sender] = await Promise.all(
    salts.map((salt) => sha256Hex(`${salt} ${networkOf(address)}`)),
  );
  const [, admitted, freeing] = await database.batch<{ posted_at: number }>([
    database.prepare('DELETE FROM recent_posts WHERE posted_at <= ?').bind(now - MINUTE_MS),
    database
      .prepare(
        `INSERT INTO recent_posts (sender, posted_at) SELECT ?1, ?2
         WHERE (SELECT count(*) FROM recent_posts WHERE sender IN (?1, ?3)) < ?4`,
      )
      .bind(sender, now, before, perMinute),
    // Once this one is a minute old, fewer than the limit are left.
    database
      .prepare(
        `SELECT posted_at FROM recent_posts WHERE sender IN (?, ?)
         ORDER BY posted_at DESC LIMIT 1 OFFSET ?`,
      )
      .bind(sender, before, perMinute - 1),
  ]);
  if (admitted?.meta.changes === 1) return 0;
  const postedAt = freeing?.results[0]?.posted_at ?? now;
  return Math.max(1, Math.ceil((postedAt + MINUTE_MS - now) / 1000));
}

/** Forgets what the limit needs no more: posts over a minute old, and salts that no such post was hashed with. */
export async function forgetPosts(database: Database, now: number): Promise<void> {
  await database.batch([
    database.prepare('DELETE FROM recent_posts WHERE posted_at <= ?').bind(now - MINUTE_MS),
    database.prepare('DELETE FROM salts WHERE made_at <= ?').bind(now - HOUR_MS - MINUTE_MS),
  ]);
}

/** The salt of this hour, and for its first minute that of the hour before, or the limit would start anew. */
async function readSalts(database: Database, now: number): Promise<string[]> {
  const [, , kept] = await database.batch<{ salt: string }>([
    database.prepare('DELETE FROM salts WHERE made_at <= ?').bind(now - HOUR_MS - MINUTE_MS),
    database
      .prepare(
        `INSERT INTO salts (salt, made_at) SELECT ?, ?
         WHERE NOT EXISTS (SELECT 1 FROM salts WHERE made_at > ?)`,
      )
      .bind(crypto.randomUUID(), now, now - HOUR_MS),
    database.prepare('SELECT salt FROM salts ORDER BY made_at DESC LIMIT 2'),
  ]);
  return (kept?.results ?? []).map(({ salt }) => salt);
}

/** An IPv6 customer holds a whole network of 64 bits, so that network counts as the address. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
