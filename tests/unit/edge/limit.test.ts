import { describe, expect, test } from 'vitest';
import { admitCall, forgetCalls } from '../../../src/edge/limit.ts';
import { identifySender } from '../../../src/edge/sender.ts';
import { useEnquiryDatabase } from '../../support/enquiry-database.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const SECRET = 'a secret of these tests';

const { database, ask } = useEnquiryDatabase();

async function post(now: number, address = '192.0.2.7'): Promise<number> {
  const sender = await identifySender(address, 'enquiries', SECRET);
  return admitCall(database, sender, { perMinute: 5, now });
}

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

  test('takes a network of 48 bits for one sender once four of its customers have had their fill', async () => {
    let admitted = 0;
    for (let network = 0; network < 8; network += 1) {
      admitted += await countAdmitted(NOON, `2001:db8:1:${network}::7`);
    }
    expect(admitted).toBe(20);
    expect(await post(NOON + 59 * SECOND, '2001:db8:1:9::7')).toBe(1);
    expect(await countAdmitted(NOON, '2001:db8:2:1::7')).toBe(5);
  });

  test('is for each purpose alone', async () => {
    await countAdmitted(NOON);
    const sender = await identifySender('192.0.2.7', 'places', SECRET);
    expect(await admitCall(database, sender, { perMinute: 5, now: NOON })).toBe(0);
  });
});

describe('what is kept of an address', () => {
  test('is neither the address nor anything that the database could be searched with', async () => {
    await post(NOON);
    const [row] = ask('SELECT sender, network FROM recent_calls');
    const tables = ask("SELECT name FROM sqlite_master WHERE type = 'table'");
    expect(tables.map(({ name }) => name)).not.toContain('salts');
    for (const hash of Object.values(row ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const { sender } = await identifySender('192.0.2.7', 'enquiries', 'another secret');
    expect(row?.['sender']).not.toBe(sender);
  });

  test('is forgotten with the next call a minute later', async () => {
    await post(NOON, '198.51.100.1');
    await post(NOON + MINUTE);
    expect(ask('SELECT count(*) AS count FROM recent_calls')).toEqual([{ count: 1 }]);
  });

  test('is forgotten by the run of each minute', async () => {
    await post(NOON);
    await forgetCalls(database, NOON + MINUTE - 1);
    expect(ask('SELECT * FROM recent_calls')).toHaveLength(1);
    await forgetCalls(database, NOON + MINUTE);
    expect(ask('SELECT * FROM recent_calls')).toEqual([]);
  });
});
