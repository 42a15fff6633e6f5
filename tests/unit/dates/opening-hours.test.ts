import { expect, test } from 'vitest';
import { formatOpenNow } from '../../../src/dates/open-now.ts';
import { openChanges, readOpeningHours } from '../../../src/dates/opening-hours.ts';

const WEEK = openChanges(readOpeningHours([{ days: 'Mon-Fri', times: '9am-5.30pm' }]));

// 27 November 2026 is a Friday in winter time, 26 June one in summer time.
test.each([
  ['2026-11-27T10:00Z', 'We are here until 5.30pm today.'],
  ['2026-11-27T17:30Z', 'We’ll be back on Monday at 9am.'],
  ['2026-11-29T12:00Z', 'We’ll be back on Monday at 9am.'],
  ['2026-06-26T16:30Z', 'We’ll be back on Monday at 9am.'],
])('states at %s whether the company is open: %s', (at, sentence) => {
  expect(formatOpenNow(WEEK, Date.parse(at))).toBe(sentence);
});

test('returns no statement if the hours are unknown', () => {
  expect(formatOpenNow('', Date.parse('2026-11-27T10:00Z'))).toBe('');
});

test('lists the openings and closings of a week', () => {
  const hours = readOpeningHours([
    { days: 'Wed-Thu', times: '9am-12pm' },
    { days: 'Thu', times: '1pm-5.30pm' },
    { days: 'Sat-Sun', times: 'Closed' },
    { days: 'By arrangement', times: '9am-5pm' },
  ]);
  expect(openChanges(hours).split('|')).toEqual([
    '9360Closed, opens Thursday 9am',
    '9180Open until 12pm',
    '1050Closed, opens Wednesday 9am',
    '780Open until 5.30pm',
    '720Closed, opens Thursday 1pm',
    '540Open until 12pm',
  ]);
});
