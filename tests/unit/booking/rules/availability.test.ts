import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, mergePeriods, type Period } from '../../../../src/dates/days.ts';
import { isNightBooked, listUpcomingPeriods } from '../../../../src/booking/rules/stay.ts';

const FIRST = '2026-01-01';
const periods = fc.array(
  fc
    .tuple(fc.nat(60), fc.integer({ min: -3, max: 10 }))
    .map(([at, nights]): Period => [addDays(FIRST, at), addDays(FIRST, at + nights)]),
);

describe('taken periods', () => {
  test('merges and sorts periods that touch or overlap', () => {
    expect(
      mergePeriods([
        ['2026-08-10', '2026-08-14'],
        ['2026-07-01', '2026-07-04'],
        ['2026-08-03', '2026-08-10'],
        ['2026-08-05', '2026-08-07'],
      ]),
    ).toEqual([
      ['2026-07-01', '2026-07-04'],
      ['2026-08-03', '2026-08-14'],
    ]);
  });

  test('keeps the same nights after merging', () => {
    fc.assert(
      fc.property(periods, (all) => {
        const merged = mergePeriods(all);
        for (let i = -3; i < 75; i++) {
          const night = addDays(FIRST, i);
          expect(isNightBooked(night, merged)).toBe(isNightBooked(night, all));
        }
        merged.forEach(([from, to], i) => {
          expect(from < to).toBe(true);
          expect(to < (merged[i + 1]?.[0] ?? '9')).toBe(true);
        });
        expect(mergePeriods(merged)).toEqual(merged);
      }),
    );
  });

  test('ends a taken period on the day of departure', () => {
    const booked: Period[] = [['2026-08-03', '2026-08-10']];
    expect(listUpcomingPeriods(booked, '2026-08-09')).toEqual(booked);
    expect(listUpcomingPeriods(booked, '2026-08-10')).toEqual([]);
  });
});
