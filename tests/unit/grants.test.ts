import { describe, expect, test } from 'vitest';
import {
  costAfterGrant,
  describeGrant,
  isGrantOpen,
  listGuidePrices,
  type Grant,
} from '../../src/grants/grants.ts';

const SCHEME: Grant = {
  scheme: 'A scheme',
  grant: 7500,
  uplift: { amount: 1500, for: 'for islands' },
  loan: { amount: 7500, years: 10 },
  conditions: ['Ask first.'],
  asOf: '2026-11',
  source: 'A page',
};

describe('the amount left to pay after a scheme', () => {
  test('deducts grant and uplift from the price', () => {
    expect(costAfterGrant(13_000, SCHEME)).toEqual({
      grant: 9000,
      net: 4000,
      loan: 4000,
      loanAMonth: 4000 / 120,
    });
  });

  test('limits the loan to the scheme’s maximum', () => {
    expect(costAfterGrant(20_000, SCHEME)).toMatchObject({ net: 11_000, loan: 7500 });
  });

  test('returns zero if the grant exceeds the price', () => {
    expect(costAfterGrant(5000, SCHEME)).toMatchObject({ grant: 5000, net: 0, loanAMonth: 0 });
  });

  test('returns at least the share not covered', () => {
    expect(costAfterGrant(1000, { ...SCHEME, share: 0.75 })).toMatchObject({
      grant: 750,
      net: 250,
    });
  });

  test('returns the whole price without a scheme', () => {
    expect(costAfterGrant(1000)).toEqual({ grant: 0, net: 1000, loan: 0, loanAMonth: 0 });
  });
});

test('treats a scheme as open until the end of its last month', () => {
  const scheme = { until: '2027-03' };
  expect(isGrantOpen(scheme, '2027-03')).toBe(true);
  expect(isGrantOpen(scheme, '2027-04')).toBe(false);
  expect(isGrantOpen({}, '2099-01')).toBe(true);
});

const FIGURES = { fixed: { value: 1500 }, perKw: { value: 1300 }, pump: { value: 13_000 } };
test('adds up the figures of a price by their quantities', () => {
  const parts = [{ figure: 'fixed' }, { figure: 'perKw', times: 4 }];
  const [roof] = listGuidePrices([{ label: 'A roof', parts }], FIGURES, {});
  expect(roof).toMatchObject({ label: 'A roof', price: 6700, net: 6700, grant: 0 });
});

test('adds the amount left to pay to a price with a scheme', () => {
  const prices = [{ label: 'A pump', parts: [{ figure: 'pump' }], grant: 'heat' }] as const;
  expect(listGuidePrices(prices, FIGURES, { heat: SCHEME })).toMatchObject([
    { price: 13_000, net: 4000, scheme: SCHEME },
  ]);
  expect(listGuidePrices(prices, FIGURES, {})).toMatchObject([{ net: 13_000 }]);
});

test('labels each price', () => {
  const hourly = { labour: { value: 55, unit: '£ an hour' }, pump: { value: 9000, unit: '£' } };
  const prices = [
    { label: 'Work', parts: [{ figure: 'labour' }] },
    { label: 'A pump', parts: [{ figure: 'pump' }] },
    { label: 'A rewire', parts: [] },
  ];
  expect(listGuidePrices(prices, hourly, {})).toMatchObject([
    { price: 55, per: 'an hour' },
    { price: 9000, per: '' },
    { price: undefined, per: '', net: 0 },
  ]);
});

test('omits a price with an unknown figure', () => {
  const prices = [
    { label: 'A stove', parts: [{ figure: 'stove' }] },
    { label: 'A pump', parts: [{ figure: 'pump' }] },
  ];
  expect(listGuidePrices(prices, FIGURES, {}).map(({ label }) => label)).toEqual(['A pump']);
});

test.each([
  [
    SCHEME,
    'a grant of up to £7,500 (£9,000 for islands), and an interest-free loan of up to £7,500 over 10 years',
  ],
  [
    { ...SCHEME, share: 0.75, loan: undefined },
    'a grant of 75% of the cost, up to £7,500 (£9,000 for islands)',
  ],
  [
    { ...SCHEME, grant: undefined, uplift: undefined },
    'an interest-free loan of up to £7,500 over 10 years',
  ],
])('describes a scheme as text', (scheme, expected) => {
  expect(describeGrant(scheme)).toBe(expected);
});
