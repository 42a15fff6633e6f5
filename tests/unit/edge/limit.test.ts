import { describe, expect, test } from 'vitest';
import { admitPost, forgetPosts } from '../../../src/edge/limit.ts';
import { useEnquiryDatabase } from '../../support/enquiry-database.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const { database, ask, empty } = useEnquiryDatabase();

const post = (now: number, address = '192.0.2.7', perMinute = 5) =>
  admitPost(database, address, { perMinute, now });

/** Posts until it has to wait, at most 20 times. */
async function countAdmitted(now: number, address?: string): Promise<number> {
  for (let count = 0; count < 20; count += 1) if ((await post(now, address)) > 0) return count;
  return 20;
}

describe('the limit', () => {
  test('admits as many as it says, then names the seconds to wait', async () => {
    for (let each = 0; each < 5; each += 1) expect(await post(NOON + each * SECOND)).toBe(0);
    expect(await post(NOON + 5 * SECOND)).toBe(55);
    expect(await post(NOON + 59.5 * SECOND)).toBe(1);
  });

  test('admits again once the first is a minute old, and only one', async () => {
    for (let each = 0; each < 5; each += 1) await post(NOON + each * SECOND);
    expect(await post(NOON + MINUTE)).toBe(0);
    expect(await post(NOON + MINUTE)).toBe(1);
  });

  test('does not count what it did not admit', async () => {
    await countAdmitted(NOON);
    for (let each = 1; each < 10; each += 1) await post(NOON + each * SECOND);
    expect(await countAdmitted(NOON + MINUTE)).toBe(5);
  });

  test('is exact when all come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 30 }, () => post(NOON)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  test('is for each address alone', async () => {
    expect(await countAdmitted(NOON)).toBe(5);
    expect(await countAdmitted(NOON, '192.0.2.8')).toBe(5);
  });

  test.each([
    ['2001:db8:1:2::7', '2001:db8:1:2:ffff:1:2:3', true],
    ['2001:DB8::1', '2001:db8:0:0:5::', true],
    ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
  ])('takes %s and %s for one customer: %s', async (one, other, isSame) => {
    await countAdmitted(NOON, one);
    expect((await post(NOON, other)) > 0).toBe(isSame);
  });

  test('does not start anew with the hour', async () => {
    await post(NOON, '198.51.100.1');
    const late = NOON + HOUR - SECOND;
    expect(await countAdmitted(late)).toBe(5);
    expect(await post(NOON + HOUR + SECOND)).toBeGreaterThan(0);
    expect(await post(late + MINUTE)).toBe(0);
  });
});

describe('what is kept of an address', () => {
  test('is not the address, nor the same for two salts', async () => {
    await post(NOON);
    const [first] = ask('SELECT sender FROM recent_posts');
    empty();
    await post(NOON);
    const [second] = ask('SELECT sender FROM recent_posts');
    expect(String(first?.['sender'])).toMatch(/^[0-9a-f]{64}$/);
    expect(second).not.toEqual(first);
  });

  test('is forgotten with the next post a minute later', async () => {
    await post(NOON, '198.51.100.1');
    await post(NOON + MINUTE);
    expect(ask('SELECT count(*) AS count FROM recent_posts')).toEqual([{ count: 1 }]);
  });

  test('is forgotten by the scheduled run, and its salt an hour later', async () => {
    await post(NOON);
    await forgetPosts(database, NOON + MINUTE);
    expect(ask('SELECT * FROM recent_posts')).toEqual([]);
    expect(ask('SELECT * FROM salts')).toHaveLength(1);
    await forgetPosts(database, NOON + HOUR + MINUTE);
    expect(ask('SELECT * FROM salts')).toEqual([]);
  });
});
