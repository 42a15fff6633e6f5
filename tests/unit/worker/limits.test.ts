import { describe, expect, test } from 'vitest';
import {
  checkRateLimit,
  consumeQuota,
  deleteExpiredLimits,
  hashClientIp,
} from '../../../src/worker/limits.ts';
import { useEnquiryDatabase } from '../../support/enquiry-database.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const SECRET = 'a secret of these tests';

const { database, query } = useEnquiryDatabase();

const identify = (address: string, purpose = 'enquiries', secret = SECRET) =>
  hashClientIp(
    new Request('https://site.example', { headers: { 'cf-connecting-ip': address } }),
    purpose,
    secret,
  );

async function post(now: number, address = '192.0.2.7', purpose?: string): Promise<number> {
  return checkRateLimit(database, await identify(address, purpose), { perMinute: 5, now });
}

/** Calls until rejected, at most 20 times. */
async function countAccepted(now: number, address?: string): Promise<number> {
  for (let count = 0; count < 20; count += 1) if ((await post(now, address)) > 0) return count;
  return 20;
}

describe('the rate limit', () => {
  test('returns the seconds to wait after the accepted number of requests', async () => {
    for (let each = 0; each < 5; each += 1) expect(await post(NOON + each * SECOND)).toBe(0);
    expect(await post(NOON + 5 * SECOND)).toBe(55);
    expect(await post(NOON + 59.5 * SECOND)).toBe(1);
    expect(await post(NOON + MINUTE)).toBe(0);
    expect(await post(NOON + MINUTE)).toBe(1);
  });

  test('counts simultaneous requests exactly', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => post(NOON)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
    expect(await countAccepted(NOON + MINUTE)).toBe(5);
  });

  test('limits each IP address and purpose separately', async () => {
    expect(await countAccepted(NOON)).toBe(5);
    expect(await countAccepted(NOON, '192.0.2.8')).toBe(5);
    expect(await post(NOON, '192.0.2.7', 'places')).toBe(0);
  });

  test.each([
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff:1:2:3', true],
    ['2001:DB8::1', '2001:db8:0:0:5::', true],
    ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ])('counts %s and %s as one client: %s', async (one, other, isSame) => {
    await countAccepted(NOON, one);
    expect((await post(NOON, other)) > 0).toBe(isSame);
  });

  test('counts a /48 network as one client once four of its clients have reached their limit', async () => {
    let accepted = 0;
    for (let network = 0; network < 8; network += 1) {
      accepted += await countAccepted(NOON, `2001:db8:1:${network}::7`);
    }
    expect(accepted).toBe(20);
    expect(await post(NOON + 59 * SECOND, '2001:db8:1:9::7')).toBe(1);
    expect(await countAccepted(NOON, '2001:db8:2:1::7')).toBe(5);
  });
});

describe('a quota', () => {
  const draw = (now: number, name = 'enquiries') =>
    consumeQuota(database, { name, max: 3, periodMs: HOUR, now });

  test('allows its number of uses in each period', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => draw(NOON + MINUTE)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    expect(new Set(waits)).toEqual(new Set([0, 59 * 60]));
    expect(await draw(NOON, 'places')).toBe(0);
    expect(await draw(NOON + HOUR - 1)).toBe(1);
    expect(await draw(NOON + HOUR)).toBe(0);
    expect(query('SELECT name, used FROM quotas')).toEqual([{ name: 'enquiries', used: 1 }]);
  });
});

describe('stored IP addresses', () => {
  test('stores a keyed hash that does not reveal the IP address', async () => {
    await post(NOON);
    const [row] = query('SELECT sender, network FROM recent_calls');
    for (const hash of Object.values(row ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const { client } = await identify('192.0.2.7', 'enquiries', 'another secret');
    expect(row?.['sender']).not.toBe(client);
  });

  test('deletes the hash after a minute', async () => {
    await post(NOON, '198.51.100.1');
    await post(NOON + MINUTE);
    expect(query('SELECT count(*) AS count FROM recent_calls')).toEqual([{ count: 1 }]);
    await deleteExpiredLimits(database, NOON + 2 * MINUTE - 1);
    expect(query('SELECT * FROM recent_calls')).toHaveLength(1);
    await deleteExpiredLimits(database, NOON + 2 * MINUTE);
    expect(query('SELECT * FROM recent_calls')).toEqual([]);
  });
});
