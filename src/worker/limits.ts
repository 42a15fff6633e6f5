import type { Database } from './runtime.ts';
import { computeHmacHex } from './secrets.ts';

const MINUTE_MS = 60_000;
/** The number of clients in one network that may use up their limit before the network counts as one client. */
const CLIENTS_PER_NETWORK = 4;

/** A client for rate limits, as hashes: without the secret, IP addresses cannot be tested against them. */
interface HashedClient {
  /** Hash of the IPv4 address, or of the first 64 bits of an IPv6 address, the smallest network that customers get. */
  client: string;
  /** Hash of the first 48 bits of an IPv6 address, the largest network that a customer may have, or of the IPv4 address. */
  network: string;
}

/** @param purpose the action to limit; each purpose is counted separately */
export async function hashClientIp(
  { headers }: Request,
  purpose: string,
  secret: string,
): Promise<HashedClient> {
  const address = headers.get('cf-connecting-ip') ?? 'unknown';
  const [client, network] = await Promise.all([
    computeHmacHex(`${purpose} sender ${prefixOf(address, 64)}`, secret),
    computeHmacHex(`${purpose} network ${prefixOf(address, 48)}`, secret),
  ]);
  return { client, network };
}

/** The first bits of an IPv6 address, normalised; an IPv4 address unchanged. */
function prefixOf(address: string, bits: 48 | 64): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  return [...groups, ...zeros, ...last]
    .slice(0, bits / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Seconds until this client may send another request; 0 if this one is accepted, which then counts. */
export async function checkRateLimit(
  database: Database,
  { client, network }: HashedClient,
  { perMinute, now }: { perMinute: number; now: number },
): Promise<number> {
  const perNetwork = perMinute * CLIENTS_PER_NETWORK;
  const [, accepted, freeing] = await database.batch<{ called_at: number | null }>([
    deleteExpiredCalls(database, now),
    database
      .prepare(
        `INSERT INTO recent_calls (sender, network, called_at) SELECT ?1, ?2, ?3
         WHERE (SELECT count(*) FROM recent_calls WHERE sender = ?1) < ?4
         AND (SELECT count(*) FROM recent_calls WHERE network = ?2) < ?5`,
      )
      .bind(client, network, now, perMinute, perNetwork),
    // Once this request is a minute old, fewer requests than the limit remain.
    database
      .prepare(
        `SELECT max(called_at) AS called_at FROM (
           SELECT * FROM (SELECT called_at FROM recent_calls WHERE sender = ?1
             ORDER BY called_at DESC LIMIT 1 OFFSET ?3)
           UNION ALL
           SELECT * FROM (SELECT called_at FROM recent_calls WHERE network = ?2
             ORDER BY called_at DESC LIMIT 1 OFFSET ?4))`,
      )
      .bind(client, network, perMinute - 1, perNetwork - 1),
  ]);
  if (accepted?.meta.changes === 1) return 0;
  const calledAt = freeing?.results[0]?.called_at ?? now;
  return Math.max(1, Math.ceil((calledAt + MINUTE_MS - now) / 1000));
}

/** The number of uses allowed within a period, shared by everybody counted under one name. */
export interface Quota {
  name: string;
  max: number;
  periodMs: number;
  now: number;
}

/** Consumes one use of a quota and returns 0, or the seconds until the next period if the quota is used up. */
export async function consumeQuota(
  database: Database,
  { name, max, periodMs, now }: Quota,
): Promise<number> {
  const endsAt = now - (now % periodMs) + periodMs;
  const [, consumed] = await database.batch([
    deleteExpiredQuotas(database, now),
    database
      .prepare(
        `INSERT INTO quotas (name, used, ends_at) VALUES (?1, 1, ?2)
         ON CONFLICT (name) DO UPDATE SET used = used + 1 WHERE used < ?3`,
      )
      .bind(name, endsAt, max),
  ]);
  return consumed?.meta.changes === 1 ? 0 : Math.ceil((endsAt - now) / 1000);
}

/** Deletes requests older than a minute, and usage of periods that have ended. */
export async function deleteExpiredLimits(database: Database, now: number): Promise<void> {
  await database.batch([deleteExpiredCalls(database, now), deleteExpiredQuotas(database, now)]);
}

const deleteExpiredCalls = (database: Database, now: number) =>
  database.prepare('DELETE FROM recent_calls WHERE called_at <= ?').bind(now - MINUTE_MS);
const deleteExpiredQuotas = (database: Database, now: number) =>
  database.prepare('DELETE FROM quotas WHERE ends_at <= ?').bind(now);
