import { expect, test } from 'vitest';
import { sayOpenNow } from '../../../src/values/open-now.ts';
import { openChanges, readOpeningHours } from '../../../src/values/opening-hours.ts';

const WEEK = openChanges(readOpeningHours([{ days: 'Mon-Fri', times: '9am-5.30pm' }]));

// 27 November 2026 is a Friday in winter time, 26 June one in summer time.
test.each([
  ['2026-11-27T10:00Z', 'We are here until 5.30pm today.'],
  ['2026-11-27T17:30Z', 'We are back on Monday at 9am.'],
  ['2026-11-29T12:00Z', 'We are back on Monday at 9am.'],
  ['2026-06-26T16:30Z', 'We are back on Monday at 9am.'],
])('at %s the firm says %s', (at, sentence) => {
  expect(sayOpenNow(WEEK, Date.parse(at))).toBe(sentence);
});

test('where the hours are not known it says nothing', () => {
  expect(sayOpenNow('', Date.parse('2026-11-27T10:00Z'))).toBe('');
});
