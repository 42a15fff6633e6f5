import { expect, test } from 'vitest';
import { nextArrival } from '../../../src/booking/rules/stay.ts';

const rules = { today: '2026-11-27', nights: 3 };

test('finds the first day with enough free nights', () => {
  expect(nextArrival({ ...rules, booked: [] })).toBe('2026-11-27');
  const booked = [
    ['2026-11-27', '2026-11-29'],
    ['2026-12-01', '2026-12-05'],
  ] as const;
  expect(nextArrival({ ...rules, booked })).toBe('2026-12-05');
  expect(nextArrival({ ...rules, booked: [['2026-11-01', '2028-01-01']] })).toBeUndefined();
});
