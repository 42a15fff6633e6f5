import { expect, test } from 'vitest';
import { describeGrant, listGuidePrices } from '../../../src/values/guide-prices.ts';

const FIGURES = { fixed: { value: 1500 }, perKw: { value: 1300 }, pump: { value: 13_000 } };
const SCHEME = {
  scheme: 'A scheme',
  grant: 7500,
  uplift: { amount: 1500, for: 'for islands' },
  loan: { amount: 7500, years: 10 },
  conditions: ['Ask first.'],
  asOf: '2026-11',
  source: 'A page',
};

test('a price is the sum of its figures, each as often as it is named', () => {
  const parts = [{ figure: 'fixed' }, { figure: 'perKw', times: 4 }];
  const [roof] = listGuidePrices([{ label: 'A roof', parts }], FIGURES, {});
  expect(roof).toMatchObject({ label: 'A roof', price: 6700, net: 6700, grant: 0 });
});

test('a price with a scheme says what is left after it', () => {
  const prices = [{ label: 'A pump', parts: [{ figure: 'pump' }], grant: 'heat' }] as const;
  expect(listGuidePrices(prices, FIGURES, { heat: SCHEME })).toMatchObject([
    { price: 13_000, net: 4000, scheme: SCHEME },
  ]);
  expect(listGuidePrices(prices, FIGURES, {})).toMatchObject([{ net: 13_000 }]);
});

test('a price with a figure that is not there is left out', () => {
  const prices = [
    { label: 'A stove', parts: [{ figure: 'stove' }] },
    { label: 'A pump', parts: [{ figure: 'pump' }] },
  ];
  expect(listGuidePrices(prices, FIGURES, {}).map(({ label }) => label)).toEqual(['A pump']);
});

test.each([
  [
    SCHEME,
    'up to £7,500, £1,500 more for islands, and an interest-free loan of up to £7,500 over 10 years',
  ],
  [
    { ...SCHEME, share: 0.75, loan: undefined },
    '75% of the cost, up to £7,500, £1,500 more for islands',
  ],
  [
    { ...SCHEME, grant: undefined, uplift: undefined },
    'an interest-free loan of up to £7,500 over 10 years',
  ],
])('what a scheme gives is said in words', (scheme, words) => {
  expect(describeGrant(scheme)).toBe(words);
});
