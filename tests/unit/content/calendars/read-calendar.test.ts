import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../../../src/content/calendars/read-calendar.ts';
import { booking, calendar, event } from '../../../support/calendar-texts.ts';

const WINDOW = ['2026-08-01', '2028-08-01'] as const;
const read = (...blocks: string[]) => readCalendar(calendar(...blocks), WINDOW);

describe('whole-day bookings', () => {
  it('take the nights from the first day to the last, on which guests leave', () => {
    expect(read(booking('20260803', '20260810'))).toEqual({
      taken: [['2026-08-03', '2026-08-10']],
      broken: [],
    });
  });

  it('keep nothing of the guests', () => {
    expect(JSON.stringify(read(booking('20260803', '20260810')))).not.toMatch(/morag|1632/i);
  });

  it.each([
    ['without an end', []],
    ['that ends on its first day', ['DTEND;VALUE=DATE:20260803']],
    ['of one day', ['DURATION:P1D']],
  ])('%s are one night', (_, lines) => {
    const one = event('UID:1', 'DTSTART;VALUE=DATE:20260803', ...lines);
    expect(read(one).taken).toEqual([['2026-08-03', '2026-08-04']]);
  });

  it('count while they have not ended, up to the end of the window', () => {
    const { taken } = read(
      booking('20260725', '20260801'),
      booking('20260729', '20260802'),
      booking('20280731', '20280803'),
      booking('20280801', '20280803'),
    );
    expect(taken).toEqual([
      ['2026-07-29', '2026-08-02'],
      ['2028-07-31', '2028-08-03'],
    ]);
  });

  it('may be cancelled, or marked as free', () => {
    const { taken } = read(
      booking('20260803', '20260810', 'STATUS:CANCELLED'),
      booking('20260811', '20260812', 'TRANSP:TRANSPARENT'),
      booking('20260813', '20260814', 'STATUS:CONFIRMED', 'TRANSP:OPAQUE'),
    );
    expect(taken).toEqual([['2026-08-13', '2026-08-14']]);
  });
});

const timed = (start: string, end: string) => event('UID:t', `DTSTART${start}`, `DTEND${end}`);
const EASTERN = [
  'BEGIN:VTIMEZONE',
  'TZID:Island Time',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

describe('timed bookings', () => {
  it.each([
    ['from an afternoon to a morning', ':20260814T160000', ':20260817T100000', '14', '17'],
    ['across one midnight', ':20260814T220000', ':20260815T020000', '14', '15'],
    ['before midnight in UTC, after it here', ':20260814T233000Z', ':20260817T090000Z', '15', '17'],
    [
      'in London',
      ';TZID=Europe/London:20260814T233000',
      ';TZID=Europe/London:20260816T100000',
      '14',
      '16',
    ],
    [
      'in New York',
      ';TZID=America/New_York:20260814T210000',
      ';TZID=America/New_York:20260816T210000',
      '15',
      '17',
    ],
    [
      'in a zone nobody knows',
      ';TZID=Machair/Gate:20260814T233000',
      ';TZID=Machair/Gate:20260816T100000',
      '14',
      '16',
    ],
    [
      'in a zone the calendar describes',
      ';TZID=Island Time:20260815T060000',
      ';TZID=Island Time:20260816T120000',
      '14',
      '16',
    ],
  ])('%s take the nights between', (_, start, end, from, to) => {
    const { taken, broken } = read(EASTERN, timed(start, end));
    expect({ taken, broken }).toEqual({
      taken: [[`2026-08-${from}`, `2026-08-${to}`]],
      broken: [],
    });
  });

  it('within a day take no night', () => {
    expect(read(timed(':20260814T100000', ':20260814T150000')).taken).toEqual([]);
  });

  it('follow the clock here in winter and summer', () => {
    const { taken } = read(
      timed(':20260814T233000Z', ':20260816T090000Z'),
      timed(':20261214T233000Z', ':20261216T090000Z'),
    );
    expect(taken).toEqual([
      ['2026-08-15', '2026-08-16'],
      ['2026-12-14', '2026-12-16'],
    ]);
  });
});

describe('recurring bookings', () => {
  it('are gone through within bounds, however many of them repeat daily for a century', () => {
    const century = booking('19250101', '19250102', 'RRULE:FREQ=DAILY;UNTIL=20250101');
    const events = Array.from({ length: 2000 }, (_, i) => century.replace('UID:', `UID:${i}-`));
    const { taken, broken } = read(...events, booking('20260814', '20260817'));
    expect(taken).toEqual([['2026-08-14', '2026-08-17']]);
    expect(broken.at(-1)?.reason).toBe('repeats too often');
  });

  it('are not gone through for each of their namesakes again', () => {
    const named = (...lines: string[]) => event('UID:1', 'DTSTART;VALUE=DATE:20260803', ...lines);
    const moved = Array<string>(300).fill(named('RECURRENCE-ID;VALUE=DATE:20260803'));
    const yearly = Array<string>(300).fill(named('RRULE:FREQ=YEARLY;UNTIL=20260803'));
    const { taken, broken } = read(...moved, ...yearly);
    expect(taken).toHaveLength(132);
    expect(broken.at(-1)?.reason).toBe('repeats too often');
  });

  const weekly = booking('20261001', '20261003', 'RRULE:FREQ=WEEKLY;COUNT=4');

  it('are taken each time', () => {
    expect(read(weekly).taken.map(([from]) => from)).toEqual([
      '2026-10-01',
      '2026-10-08',
      '2026-10-15',
      '2026-10-22',
    ]);
  });

  it('leave out their exceptions, and follow those that were moved or cancelled', () => {
    const { taken } = read(
      booking('20261001', '20261003', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20261008'),
      booking('20261016', '20261018').replace(
        'UID:20261016',
        'RECURRENCE-ID;VALUE=DATE:20261015\r\nUID:20261001',
      ),
      booking('20261022', '20261024', 'STATUS:CANCELLED').replace(
        'UID:20261022',
        'RECURRENCE-ID;VALUE=DATE:20261022\r\nUID:20261001',
      ),
    );
    expect(taken).toEqual([
      ['2026-10-01', '2026-10-03'],
      ['2026-10-16', '2026-10-18'],
    ]);
  });

  it('without an end stop at the end of the window', () => {
    const { taken } = read(booking('19900101', '19900103', 'RRULE:FREQ=MONTHLY'));
    expect(taken).toHaveLength(24);
    expect(taken[0]).toEqual(['2026-08-01', '2026-08-03']);
  });

  it.each(['FREQ=HOURLY', 'FREQ=SECONDLY', 'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2'])(
    'of the rule %s are broken, and found so at once',
    (rule) => {
      const { taken, broken } = read(booking('20261001', '20261003', `RRULE:${rule}`));
      expect(taken).toEqual([]);
      expect(broken).toEqual([
        { line: 4, reason: 'repeats more often than daily, or daily on conditions' },
      ]);
    },
  );
});

describe('bounds', () => {
  it.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])('%s rules leave out few', (freq) => {
    const repeat = (interval: string) =>
      read(booking('20261001', '20261003', `RRULE:FREQ=${freq};INTERVAL=${interval}`));
    expect(repeat('1000').taken[0]).toEqual(['2026-10-01', '2026-10-03']);
    for (const interval of ['1001', '99999999999', '9'.repeat(400)]) {
      expect(repeat(interval)).toEqual({
        taken: [],
        broken: [{ line: 4, reason: 'repeats at intervals of more than 1000' }],
      });
    }
  });

  it('a booking may not repeat by periods', () => {
    const period = 'RDATE;VALUE=PERIOD:20261101T000000Z/P99999999999999D';
    const { taken, broken } = read(booking('20261001', '20261003', period));
    expect(taken).toEqual([]);
    expect(broken).toEqual([{ line: 4, reason: 'repeats by periods' }]);
  });

  it('hold for every rule of an event', () => {
    const { broken } = read(
      booking('20261001', '20261003', 'RRULE:FREQ=DAILY', 'RRULE:FREQ=DAILY;INTERVAL=99999999999'),
    );
    expect(broken).toHaveLength(1);
  });

  it.each([
    ['P3660D', '2036-08-10'],
    ['P522W', '2036-08-04'],
  ])('a booking may last for %s', (duration, until) => {
    const long = event('UID:1', 'DTSTART;VALUE=DATE:20260803', `DURATION:${duration}`);
    expect(read(long).taken).toEqual([['2026-08-03', until]]);
  });

  it.each(['P3661D', 'P523W', 'PT999999999S', 'P99999999999999999999D', `P${'9'.repeat(400)}D`])(
    'a booking may not last for %s',
    (duration) => {
      const longer = event('UID:1', 'DTSTART;VALUE=DATE:20260803', `DURATION:${duration}`);
      expect(read(longer)).toEqual({
        taken: [],
        broken: [{ line: 4, reason: 'lasts longer than ten years' }],
      });
    },
  );
});

describe('time zones that the calendar describes', () => {
  const zone = (...rules: string[]) =>
    EASTERN.replace('END:STANDARD', [...rules, 'END:STANDARD'].join('\r\n'));
  const night = timed(';TZID=Island Time:20260815T060000', ';TZID=Island Time:20260816T120000');

  it('may change their clocks every year', () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU';
    expect(read(zone(rule), night)).toEqual({ taken: [['2026-08-14', '2026-08-16']], broken: [] });
  });

  it.each([
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=MONTHLY',
    'RRULE:FREQ=YEARLY;INTERVAL=2',
    'RRULE:FREQ=YEARLY\r\nRRULE:FREQ=HOURLY',
  ])('are not used with %s, and their times are read as ours', (rule) => {
    expect(read(zone(rule), night)).toEqual({
      taken: [['2026-08-15', '2026-08-16']],
      broken: [{ line: 4, reason: 'a time zone whose clocks do not change yearly' }],
    });
  });
});

describe('broken events', () => {
  it.each([
    [event('UID:1', 'SUMMARY:Nothing'), 'no start'],
    [event('UID:1', 'DTSTART;VALUE=DATE:20260899'), 'no such time in DTSTART'],
    [event('UID:1', 'DTSTART;VALUE=DATE:2026-08-14'), 'no such time in DTSTART'],
    [
      event('UID:1', 'DTSTART;VALUE=DATE:20260814', 'DTEND;VALUE=DATE:20260231'),
      'no such time in DTEND',
    ],
    [event('UID:1', 'DTSTART:soon'), 'not written as iCal'],
    [event('UID:1', 'half a line'), 'not written as iCal'],
    [booking('20260814', '20260812'), 'ends before it begins'],
    ['BEGIN:VEVENT\r\nUID:1', 'not written as iCal'],
  ])('are left out among good ones, with their line and reason', (bad, reason) => {
    const { taken, broken } = read(
      booking('20260803', '20260810'),
      bad,
      booking('20260910', '20260912'),
    );
    expect(taken).toEqual([
      ['2026-08-03', '2026-08-10'],
      ['2026-09-10', '2026-09-12'],
    ]);
    expect(broken).toEqual([{ line: 11, reason }]);
  });
});

describe('a whole calendar', () => {
  it.each([
    ['<!doctype html><title>Sign in</title>', 'something else'],
    ['', 'something else'],
    [calendar(booking('20260803', '20260810')).slice(0, -20), 'only the beginning of a calendar'],
  ])('that is none is refused', (text, message) => {
    expect(() => readCalendar(text, WINDOW)).toThrow(message);
  });

  it('of more bookings than a house can have is refused', () => {
    const daily = booking('20260803', '20260804', 'RRULE:FREQ=DAILY');
    expect(read(daily, daily).taken).toHaveLength(2 * 729);
    expect(() => read(daily, daily, daily)).toThrow('more than 2000 bookings ahead');
  });

  it('may have Unix lines and none of its own', () => {
    const text = calendar(booking('20260803', '20260810')).replaceAll('\r\n', '\n');
    expect(readCalendar(text, WINDOW).taken).toHaveLength(1);
    expect(read()).toEqual({ taken: [], broken: [] });
  });
});
