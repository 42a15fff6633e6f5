import { describe, expect, test } from 'vitest';
import {
  explainSeasonRule,
  formatLowestPrice,
  priceStay,
  type Season,
} from '../../../../src/booking/rules/price.ts';
import { stayFrom } from '../../../../src/booking/rules/stay.ts';

const SPRING: Season = { from: '2027-04-01', until: '2027-06-18', nightly: 150 };
const SUMMER: Season = {
  ...{ from: '2027-06-19', until: '2027-08-27', nightly: 240 },
  ...({ changeover: 'Saturday', minimumNights: 7 } as const),
};
const WEEKS: Season = { from: '2027-08-28', until: '2027-10-30', weekly: 1400 };
const seasons = [SPRING, SUMMER, WEEKS];

describe('the price of a stay', () => {
  test('adds up nights, cleaning and dogs', () => {
    const stay = stayFrom('2027-06-16', 5);
    expect(priceStay(stay, { seasons, cleaning: 60 }, { count: 2, fee: 25 })).toEqual([
      { label: '3 nights at £150', pounds: 450 },
      { label: '2 nights at £240', pounds: 480 },
      { label: 'Cleaning', pounds: 60 },
      { label: '2 dogs at £25', pounds: 50 },
    ]);
  });

  test('charges whole weeks by the week', () => {
    expect(priceStay(stayFrom('2027-09-04', 14), { seasons })).toEqual([
      { label: '14 nights at £1,400 a week', pounds: 2800 },
    ]);
  });

  test('returns no price if a night is outside every season', () => {
    expect(priceStay(stayFrom('2027-10-29', 3), { seasons })).toBeUndefined();
  });
});

describe('the rules of a season', () => {
  test.each([
    ['2027-06-19', 7, undefined],
    ['2027-06-20', 7, 'Until Friday 27 August 2027, you can only arrive on a Saturday.'],
    ['2027-06-19', 4, 'Until Friday 27 August 2027, the shortest stay is 7 nights.'],
    ['2027-09-04', 10, 'Until Saturday 30 October 2027, stays are for whole weeks.'],
    ['2027-09-04', 7, undefined],
    ['2027-05-03', 3, undefined],
    ['2030-01-01', 3, undefined],
  ])(
    'applies the season’s rules to an arrival on %s for %i nights: %s',
    (arrival, nights, sentence) => {
      expect(explainSeasonRule({ arrival, nights }, seasons)).toBe(sentence);
    },
  );
});

test.each([
  ['2027-05-01', 'From £150 a night'],
  ['2027-07-01', 'From £1,400 a week'],
  ['2028-01-01', ''],
])('finds the lowest price from %s: "%s"', (today, expected) => {
  expect(formatLowestPrice(seasons, today)).toBe(expected);
});
