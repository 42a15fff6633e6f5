import { expect, test } from 'vitest';
import { drawOnQuota, forgetQuotas } from '../../../src/edge/quota.ts';
import { useEnquiryDatabase } from '../../support/enquiry-database.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;

const { database, ask } = useEnquiryDatabase();

const draw = (now: number, name = 'enquiries') =>
  drawOnQuota(database, { name, most: 3, periodMs: HOUR_MS, now });

test('a quota is used up by as many as it says, also all at once, and anew with the next period', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => draw(NOON + 60_000)));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
  expect(new Set(waits)).toEqual(new Set([0, 59 * 60]));
  expect(await draw(NOON + HOUR_MS - 1)).toBe(1);
  expect(await draw(NOON + HOUR_MS)).toBe(0);
  expect(ask('SELECT used FROM quotas')).toEqual([{ used: 1 }]);
});

test('who used what is forgotten with the period, whoever comes next', async () => {
  await draw(NOON, 'of somebody');
  await draw(NOON + HOUR_MS);
  expect(ask('SELECT name FROM quotas')).toEqual([{ name: 'enquiries' }]);
  await forgetQuotas(database, NOON + 2 * HOUR_MS);
  expect(ask('SELECT name FROM quotas')).toEqual([]);
});

test('quotas do not use up each other', async () => {
  for (let each = 0; each < 4; each += 1) await draw(NOON);
  expect(await draw(NOON, 'places')).toBe(0);
});
