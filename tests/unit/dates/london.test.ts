import { expect, test } from 'vitest';
import { londonDay } from '../../../src/dates/london.ts';
import { londonTime } from '../../../src/dates/london-time.ts';

test.each([
  ['2026-01-15T23:30:00Z', '2026-01-15'],
  ['2026-08-09T22:59:59Z', '2026-08-09'],
  ['2026-08-09T23:00:00Z', '2026-08-10'],
])('converts %s to %s in London', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
  expect(londonDay(Date.parse(instant))).toBe(day);
});

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('follows the UK’s clock changes every year', () => {
  for (let hour = 0; hour < 5 * 8766; hour += 1) {
    const moment = Date.UTC(2023, 0, 1, hour);
    const formatted = londonTime(moment).toISOString().slice(0, 16).replace('T', ' ');
    if (formatted !== clock.format(moment)) expect(formatted).toBe(clock.format(moment));
  }
  expect(londonTime(Date.UTC(2026, 6, 1, 12)).getUTCHours()).toBe(13);
});
