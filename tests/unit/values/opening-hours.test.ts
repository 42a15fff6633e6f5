import { describe, expect, test } from 'vitest';
import { openChanges, readOpeningHours } from '../../../src/values/opening-hours.ts';

describe('the changes of a week', () => {
  test('are what opens and closes, last first, counted from Thursday', () => {
    const hours = readOpeningHours([
      { days: 'Wed-Thu', times: '9am-12pm' },
      { days: 'Thu', times: '1pm-5.30pm' },
      { days: 'Sat-Sun', times: 'Closed' },
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

  test('are none where hours cannot be read', () => {
    const unread = readOpeningHours([{ days: 'By arrangement', times: '9am-5pm' }]);
    expect(openChanges(unread)).toBe('');
  });
});
