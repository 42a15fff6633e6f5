import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, type Period } from '../../../../src/dates/days.ts';
import {
  findObstacle,
  nextArrival,
  stayFrom,
  isNightBooked,
} from '../../../../src/booking/rules/stay.ts';

const booked: Period[] = [['2026-08-18', '2026-08-21']];
const rules = { today: '2026-08-10', booked, nights: 3 };
const wordsFor = (day: Day) => {
  const obstacle = findObstacle(day, rules);
  return obstacle && [obstacle.name, obstacle.sentence];
};

describe('days on which a stay can begin', () => {
  const short = 'too few nights before the next guests';

  test.each([
    ['2026-08-09', ['past', 'Sunday 9 August 2026 has passed.']],
    ['2026-08-10', undefined],
    ['2026-08-15', undefined],
    [
      '2026-08-16',
      [short, 'From Sunday 16 August 2026 there are only 2 nights before the next guests.'],
    ],
    [
      '2026-08-17',
      [short, 'From Monday 17 August 2026 there is only 1 night before the next guests.'],
    ],
    ['2026-08-18', ['taken', 'Tuesday 18 August 2026 is taken.']],
    ['2026-08-21', undefined],
  ])('names the obstacle to an arrival on %s: %j', (day, words) => {
    expect(wordsFor(day)).toEqual(words);
  });

  test('accepts an arrival only if all nights of the shortest stay are free', () => {
    const day = fc.nat(40).map((at) => addDays('2026-08-01', at));
    const period = fc
      .tuple(day, fc.integer({ min: 1, max: 6 }))
      .map(([from, nights]): Period => [from, addDays(from, nights)]);
    fc.assert(
      fc.property(day, fc.array(period), fc.integer({ min: 1, max: 7 }), (arrival, all, nights) => {
        const obstacle = findObstacle(arrival, {
          today: '2026-08-01',
          booked: all,
          nights,
        });
        const { departure } = stayFrom(arrival, nights);
        const stayNights: Day[] = [];
        for (let night = arrival; night < departure; night = addDays(night, 1)) {
          stayNights.push(night);
        }
        expect(obstacle === undefined).toBe(!stayNights.some((night) => isNightBooked(night, all)));
      }),
    );
  });

  test('finds the first day with enough free nights', () => {
    const from = { today: '2026-11-27', nights: 3 };
    expect(nextArrival({ ...from, booked: [] })).toBe('2026-11-27');
    const booked = [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-01', '2026-12-05'],
    ] as const;
    expect(nextArrival({ ...from, booked })).toBe('2026-12-05');
    expect(nextArrival({ ...from, booked: [['2026-11-01', '2028-01-01']] })).toBeUndefined();
  });
});
