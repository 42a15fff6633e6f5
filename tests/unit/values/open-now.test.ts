import { expect, test } from 'vitest';
import { openNow, sayOpenNow } from '../../../src/values/open-now.ts';
import { openChanges, readOpeningHours } from '../../../src/values/opening-hours.ts';

const WEEK = openChanges(
  readOpeningHours([
    { days: 'Mon-Thu', times: '8am-5.30pm' },
    { days: 'Fri', times: '9.30am-1pm' },
    { days: 'Sat-Sun', times: 'Closed' },
  ]),
);

// 23 November 2026 is a Monday in winter time, 29 June one in summer time.
test.each([
  ['2026-11-23T07:59Z', 'Closed, opens Monday 8am', 'We are back on Monday at 8am.'],
  ['2026-11-23T08:00Z', 'Open until 5.30pm', 'We are here until 5.30pm today.'],
  ['2026-11-23T17:29Z', 'Open until 5.30pm', 'We are here until 5.30pm today.'],
  ['2026-11-23T17:30Z', 'Closed, opens Tuesday 8am', 'We are back on Tuesday at 8am.'],
  ['2026-11-25T23:59Z', 'Closed, opens Thursday 8am', 'We are back on Thursday at 8am.'],
  ['2026-11-26T00:00Z', 'Closed, opens Thursday 8am', 'We are back on Thursday at 8am.'],
  ['2026-11-26T20:00Z', 'Closed, opens Friday 9.30am', 'We are back on Friday at 9.30am.'],
  ['2026-11-27T13:00Z', 'Closed, opens Monday 8am', 'We are back on Monday at 8am.'],
  ['2026-11-29T23:59Z', 'Closed, opens Monday 8am', 'We are back on Monday at 8am.'],
  ['2026-06-29T06:59Z', 'Closed, opens Monday 8am', 'We are back on Monday at 8am.'],
  ['2026-06-29T07:00Z', 'Open until 5.30pm', 'We are here until 5.30pm today.'],
])('at %s the site says %s', (at, words, sentence) => {
  expect(openNow(WEEK, Date.parse(at))).toBe(words);
  expect(sayOpenNow(WEEK, Date.parse(at))).toBe(sentence);
});

test('where the hours are not known it says nothing', () => {
  expect(openNow('', Date.parse('2026-11-27T10:00Z'))).toBe('');
  expect(sayOpenNow('', Date.parse('2026-11-27T10:00Z'))).toBe('');
});
