import { expect, test } from 'vitest';
import { CLOCK, HOURS } from '../../../../src/planner/engine/clock.ts';

test('agrees with the time zone database in every hour of 2017', () => {
  const london = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    hourCycle: 'h23',
    day: 'numeric',
    month: 'numeric',
    weekday: 'short',
  });
  const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  for (let i = 0; i < HOURS; i++) {
    const parts = london.formatToParts(Date.UTC(2017, 0, 1, i));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const first = Date.UTC(2017, Number(part('month')) - 1, Number(part('day')));
    expect(CLOCK.hour[i]).toBe(Number(part('hour')));
    expect(CLOCK.month[i]).toBe(Number(part('month')) - 1);
    expect(CLOCK.weekday[i]).toBe(weekdays.indexOf(part('weekday')));
    expect(CLOCK.day[i]).toBe((first - Date.UTC(2017, 0, 1)) / 86_400_000);
  }
});
