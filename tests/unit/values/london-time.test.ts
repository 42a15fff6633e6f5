import { expect, test } from 'vitest';
import { londonTime } from '../../../src/values/london-time.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'short',
});

test('clocks are those of the United Kingdom, through every change', () => {
  for (let hour = 0; hour < 5 * 8766; hour += 1) {
    const moment = Date.UTC(2023, 0, 1, hour);
    const said = londonTime(moment).toISOString().slice(0, 16).replace('T', ' ');
    if (said !== clock.format(moment)) expect(said).toBe(clock.format(moment));
  }
  expect(londonTime(Date.UTC(2026, 6, 1, 12)).getUTCHours()).toBe(13);
});
