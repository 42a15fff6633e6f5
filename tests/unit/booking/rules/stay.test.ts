import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, type Period } from '../../../../src/dates/days.ts';
import {
  explainObstacle,
  findObstacle,
  nameDayOfStay,
  nameObstacle,
  stayFrom,
  isNightBooked,
} from '../../../../src/booking/rules/stay.ts';

const booked: Period[] = [['2026-08-18', '2026-08-21']];
const rules = { today: '2026-08-10', booked, nights: 3 };
const wordsFor = (day: Day) => {
  const obstacle = findObstacle(day, rules);
  return obstacle && [nameObstacle(obstacle), explainObstacle(day, obstacle)];
};

describe('labels of days in a stay', () => {
  test.each([
    ['2026-08-13', ''],
    ['2026-08-14', 'your arrival'],
    ['2026-08-15', 'in your stay'],
    ['2026-08-17', 'your departure'],
    ['2026-08-18', ''],
  ])('labels %s as "%s"', (day, name) => {
    expect(nameDayOfStay(day, stayFrom('2026-08-14', 3))).toBe(name);
  });

  test('returns no label before a day is chosen', () => {
    expect(nameDayOfStay('2026-08-14', undefined)).toBe('');
  });
});

describe('days on which a stay can begin', () => {
  test('accepts an arrival today or on other guests’ day of departure', () => {
    expect(['2026-08-10', '2026-08-15', '2026-08-21'].map(wordsFor)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('rejects an arrival in the past', () => {
    expect(wordsFor('2026-08-09')).toEqual(['past', 'Sunday 9 August 2026 has passed.']);
  });

  test('rejects an arrival on a taken day', () => {
    expect(wordsFor('2026-08-18')).toEqual(['taken', 'Tuesday 18 August 2026 is taken.']);
    expect(wordsFor('2026-08-20')?.[0]).toBe('taken');
  });

  test('rejects an arrival with too few nights before the next guests', () => {
    const short = 'too few nights before the next guests';
    expect(wordsFor('2026-08-16')).toEqual([
      short,
      'From Sunday 16 August 2026 there are only 2 nights before the next guests.',
    ]);
    expect(wordsFor('2026-08-17')).toEqual([
      short,
      'From Monday 17 August 2026 there is only 1 night before the next guests.',
    ]);
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
        if (obstacle?.kind === 'short') {
          expect(isNightBooked(addDays(arrival, obstacle.nights), all)).toBe(true);
          expect(obstacle.nights).toBeLessThan(nights);
        }
      }),
    );
  });
});
