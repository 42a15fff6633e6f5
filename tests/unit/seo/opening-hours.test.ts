import { describe, expect, test } from 'vitest';
import { openingHours } from '../../../src/seo/opening-hours.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

describe('opening hours', () => {
  test.each([
    ['Mon-Fri', '9am-5pm', WEEK, '09:00', '17:00'],
    ['Monday to Friday', '9 am to 5 pm', WEEK, '09:00', '17:00'],
    ['Sat', '9.30am–12pm', ['Saturday'], '09:30', '12:00'],
    ['Thu-Sun', '12am - 17:30', ['Thursday', 'Friday', 'Saturday', 'Sunday'], '00:00', '17:30'],
  ])('read %s, %s', (days, times, dayOfWeek, opens, closes) => {
    expect(openingHours([{ days, times }])).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
    ]);
  });

  test.each([
    ['Sat-Sun', 'Closed'],
    ['By arrangement', '9am-5pm'],
    ['Mon, Wed and Fri', '9am-5pm'],
    ['Fri-Mon', '9am-5pm'],
    ['Mo-Fr', '9am-5pm'],
    ['Mon-Fri', '9-5'],
    ['Mon-Fri', '9am-25:00'],
    ['Mon-Fri', 'from 9am'],
    ['Mon-Fri', '9am-1pm-5pm'],
  ])('say nothing of %s, %s, which they would have to guess', (days, times) => {
    expect(openingHours([{ days, times }])).toEqual([]);
  });
});
