import { describe, expect, test } from 'vitest';
import { costAfterGrant, isOpenIn, type Grant } from '../../../src/values/grants.ts';

const SCHEME: Grant = {
  scheme: 'A scheme',
  grant: 7500,
  uplift: { amount: 1500, for: 'for islands' },
  loan: { amount: 7500, years: 10 },
  conditions: ['Ask first.'],
  asOf: '2026-11',
  source: 'A page',
};

describe('what a scheme leaves to pay', () => {
  test('is the price less grant and uplift, the rest lent over its years', () => {
    expect(costAfterGrant(13_000, SCHEME)).toEqual({
      grant: 9000,
      net: 4000,
      loan: 4000,
      loanAMonth: 4000 / 120,
    });
  });

  test('has a loan of no more than the scheme lends', () => {
    expect(costAfterGrant(20_000, SCHEME)).toMatchObject({ net: 11_000, loan: 7500 });
  });

  test('is nothing where the grant is more than the price', () => {
    expect(costAfterGrant(5000, SCHEME)).toMatchObject({ grant: 5000, net: 0, loanAMonth: 0 });
  });

  test('is at least what lies beyond the part that it pays', () => {
    expect(costAfterGrant(1000, { ...SCHEME, share: 0.75 })).toMatchObject({
      grant: 750,
      net: 250,
    });
  });

  test('is the whole price without a scheme', () => {
    expect(costAfterGrant(1000)).toEqual({ grant: 0, net: 1000, loan: 0, loanAMonth: 0 });
  });
});

test('a scheme can be applied for until its last month has passed', () => {
  const scheme = { until: '2027-03' };
  expect(isOpenIn(scheme, '2027-03')).toBe(true);
  expect(isOpenIn(scheme, '2027-04')).toBe(false);
  expect(isOpenIn({}, '2099-01')).toBe(true);
});
