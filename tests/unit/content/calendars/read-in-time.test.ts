import { runCode } from '../../../support/run-code.ts';
import { describe, expect, test } from 'vitest';
import { UnusableError } from '../../../../src/content/processes/unusable-error.ts';
import { readCalendarInTime } from '../../../../src/content/calendars/read-in-time.ts';
import { booking, calendar, event } from '../../../support/calendar-texts.ts';
import { AMPLE_MS, BRIEF_MS } from '../../../support/served-folder.ts';

const WINDOW = ['2026-08-01', '2028-08-01'] as const;
const read = (text: string) => readCalendarInTime(text, WINDOW, AMPLE_MS);

describe('a calendar in a process of its own', () => {
  test('is read as it is without', async () => {
    const bad = event('UID:x', 'DTSTART:soon');
    expect(await read(calendar(booking('20260803', '20260810'), bad))).toEqual({
      taken: [['2026-08-03', '2026-08-10']],
      broken: [{ line: 11, reason: 'no such time in DTSTART' }],
      freeEvents: 0,
    });
  });

  test('that is none is refused with the same words', async () => {
    const refused = read('<!doctype html>');
    await expect(refused).rejects.toThrow(UnusableError);
    await expect(refused).rejects.toMatchObject({
      message: 'something else',
      fix: expect.stringContaining('ends in .ics') as string,
    });
  });

  test('that is never read to its end is given up', async () => {
    const endless = readCalendarInTime('', WINDOW, BRIEF_MS, runCode('for (;;);'));
    await expect(endless).rejects.toThrow(UnusableError);
    await expect(endless).rejects.toThrow('takes more than 0.06 seconds to read');
  });

  test('that fills the memory is given up, and the build goes on', async () => {
    const code = 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));';
    const greedy = runCode(code, '--max-old-space-size=16');
    const given = readCalendarInTime('', WINDOW, AMPLE_MS, greedy);
    await expect(given).rejects.toThrow('a calendar that cannot be read');
  });
});
