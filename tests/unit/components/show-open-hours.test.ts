import { afterEach, describe, expect, test, vi } from 'vitest';
import { showOpenHours } from '../../../src/components/show-open-hours.ts';
import { openChanges, readOpeningHours } from '../../../src/values/dates/opening-hours.ts';

const WEEK = openChanges(
  readOpeningHours([
    { days: 'Mon-Thu', times: '8am-5.30pm' },
    { days: 'Fri', times: '9.30am-1pm' },
    { days: 'Sat-Sun', times: 'Closed' },
  ]),
);

/** What a page says at a moment. */
function said(at: string, changes = WEEK): string | null {
  const place = { textContent: null };
  vi.stubGlobal('document', { querySelectorAll: () => [place] });
  showOpenHours(changes, Date.parse(at));
  return place.textContent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the line about opening hours', () => {
  // 23 November 2026 is a Monday in winter time, 29 June one in summer time.
  test.each([
    ['2026-11-23T07:59Z', 'Closed, opens Monday 8am'],
    ['2026-11-23T08:00Z', 'Open until 5.30pm'],
    ['2026-11-23T17:29Z', 'Open until 5.30pm'],
    ['2026-11-23T17:30Z', 'Closed, opens Tuesday 8am'],
    ['2026-11-25T23:59Z', 'Closed, opens Thursday 8am'],
    ['2026-11-26T00:00Z', 'Closed, opens Thursday 8am'],
    ['2026-11-26T20:00Z', 'Closed, opens Friday 9.30am'],
    ['2026-11-27T13:00Z', 'Closed, opens Monday 8am'],
    ['2026-11-29T23:59Z', 'Closed, opens Monday 8am'],
    ['2026-06-29T06:59Z', 'Closed, opens Monday 8am'],
    ['2026-06-29T07:00Z', 'Open until 5.30pm'],
  ])('at %s says %s', (at, words) => {
    expect(said(at)).toBe(words);
  });

  test('is empty where the hours are not known', () => {
    expect(said('2026-11-23T12:00Z', '')).toBe('');
  });
});
