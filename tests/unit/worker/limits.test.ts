import { describe, expect, test } from 'vitest';
import { checkRateLimit, consumeQuota, hashClientIp } from '../../../src/worker/limits.ts';
import { useEnquiryDatabase } from '../../support/enquiry-database.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const SECRET = 'a secret of these tests';

const { database, query } = useEnquiryDatabase();

async function post(now: number, address = '192.0.2.7'): Promise<number> {
  const headers = { 'cf-connecting-ip': address };
  const request = new Request('https://site.example', { headers });
  const client = await hashClientIp(request, 'enquiries', SECRET);
  return checkRateLimit(database, client, { perMinute: 5, now });
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

test('a quota allows its number of uses in each period', async () => {
  const draw = (now: number, name = 'enquiries') =>
    consumeQuota(database, { name, max: 3, periodMs: HOUR, now });
  const waits = await Promise.all(Array.from({ length: 10 }, () => draw(NOON + MINUTE)));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
  expect(new Set(waits)).toEqual(new Set([0, 59 * 60]));
  expect(await draw(NOON, 'places')).toBe(0);
  expect(await draw(NOON + HOUR - 1)).toBe(1);
  expect(await draw(NOON + HOUR)).toBe(0);
  expect(query('SELECT name, used FROM quotas')).toEqual([{ name: 'enquiries', used: 1 }]);
});
