import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCalendar } from '../../../../src/content/calendars/read-calendar.ts';
import { formatBooking, formatCalendar, formatEvent } from '../../../support/calendar-texts.ts';

const WINDOW = ['2026-08-01', '2028-08-01'] as const;
const read = (...blocks: string[]) => readCalendar(formatCalendar(...blocks), WINDOW);

describe('all-day bookings', () => {
  test('marks the nights from the first day to the day of departure as taken', () => {
    expect(read(formatBooking('20260803', '20260810'))).toEqual({
      booked: [['2026-08-03', '2026-08-10']],
      broken: [],
      freeEvents: 0,
    });
  });

  test.each([
    ['without an end', []],
    ['that ends on its first day', ['DTEND;VALUE=DATE:20260803']],
    ['of one day', ['DURATION:P1D']],
  ])('treats an all-day booking %s as one night', (_, lines) => {
    const one = formatEvent('UID:1', 'DTSTART;VALUE=DATE:20260803', ...lines);
    expect(august(one).nights).toBe('3-4');
  });

  test('includes all-day bookings within the window', () => {
    const { booked } = read(
      formatBooking('20260725', '20260801'),
      formatBooking('20260729', '20260802'),
      formatBooking('20280731', '20280803'),
      formatBooking('20280801', '20280803'),
    );
    expect(booked).toEqual([
      ['2026-07-29', '2026-08-02'],
      ['2028-07-31', '2028-08-03'],
    ]);
  });

  test('counts each event marked as free until it has ended', () => {
    const { booked, freeEvents } = read(
      formatBooking('20260811', '20260812', 'TRANSP:TRANSPARENT', 'RRULE:FREQ=WEEKLY'),
      formatBooking('20260813', '20260814', 'TRANSP:TRANSPARENT'),
      formatBooking('20250813', '20250814', 'TRANSP:TRANSPARENT'),
      formatBooking('20260815', '20260816', 'TRANSP:TRANSPARENT', 'STATUS:CANCELLED'),
      formatEvent(
        'UID:1',
        'DTSTART:20260817T160000',
        'DTEND:20260818T100000',
        'TRANSP:TRANSPARENT',
      ),
    );
    expect({ booked, freeEvents }).toEqual({ booked: [], freeEvents: 2 });
  });
});

const timed = (start: string, end: string) =>
  formatEvent('UID:t', `DTSTART${start}`, `DTEND${end}`);
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

/** The nights taken in August 2026, such as "3-10" from the 3rd to the departure on the 10th, and the broken events. */
const august = (...lines: string[]) => {
  const { booked, broken } = read(...lines);
  const nights = booked.map((days) => days.map((day) => Number(day.slice(-2))).join('-'));
  return { nights: nights.join(' '), broken };
};
const completely = (nights: string) => ({ nights, broken: [] });

describe('timed bookings', () => {
  test.each([
    ['in no zone', ':20260814T160000', '14-17'],
    ['before midnight in UTC but after it in London', ':20260814T233000Z', '15-17'],
    ['in London', ';TZID=Europe/London:20260814T233000', '14-17'],
    ['in New York', ';TZID=America/New_York:20260814T210000', '15-17'],
    ['in an unknown zone', ';TZID=Machair/Gate:20260814T233000', '14-17'],
    ['in a zone that the calendar describes', ';TZID=Island Time:20260815T060000', '14-17'],
    ['in a zone of Outlook', ';TZID=GMT Standard Time:20260814T233000', '14-17'],
    ['in a zone of Outlook, elsewhere', ';TZID="Eastern Standard Time":20260814T210000', '15-17'],
    ['after a vendor’s path', ';TZID=/vendor.example/1/America/New_York:20260814T210000', '15-17'],
    ['in a zone and Z, which takes precedence', ';TZID=America/New_York:20260814T210000Z', '14-17'],
  ])('marks the nights of a booking that begins %s as taken', (_, start, nights) => {
    expect(august(EASTERN, timed(start, ':20260817T090000Z'))).toEqual(completely(nights));
  });

  test('reads the end in its own zone', () => {
    const end = ';TZID=America/New_York:20260816T210000';
    expect(august(timed(':20260814T160000', end))).toEqual(completely('14-17'));
  });

  test('uses the calendar’s own zone by default', () => {
    const night = timed(':20260810T210000', ':20260812T090000');
    expect(august('X-WR-TIMEZONE:America/New_York', night)).toEqual(completely('11-12'));
    expect(august('X-WR-TIMEZONE:Europe/London', night)).toEqual(completely('10-12'));
    expect(august('X-WR-TIMEZONE:Nowhere', night)).toEqual(completely('10-12'));
  });

  test('ignores a timed booking within one day, unless it includes midnight', () => {
    expect(august(timed(':20260814T100000', ':20260814T150000'))).toEqual(completely(''));
    expect(august(timed(':20260814T220000', ':20260815T020000'))).toEqual(completely('14-15'));
  });
});

describe('recurring bookings', () => {
  test('limits the repeats of many bookings that repeat daily for a century', () => {
    const century = formatBooking('19250101', '19250102', 'RRULE:FREQ=DAILY;UNTIL=20250101');
    const events = Array.from({ length: 2000 }, (_, i) => century.replace('UID:', `UID:${i}-`));
    const { booked, broken } = read(...events, formatBooking('20260814', '20260817'));
    expect(booked).toEqual([['2026-08-14', '2026-08-17']]);
    expect(broken.at(-1)?.reason).toBe('repeats too often');
  });

  test('limits the repeats of events that share an id', () => {
    const named = (...lines: string[]) =>
      formatEvent('UID:1', 'DTSTART;VALUE=DATE:20260803', ...lines);
    const moved = Array<string>(300).fill(named('RECURRENCE-ID;VALUE=DATE:20260803'));
    const yearly = Array<string>(300).fill(named('RRULE:FREQ=YEARLY;UNTIL=20260803'));
    const { booked, broken } = read(...moved, ...yearly);
    expect(booked).toHaveLength(300);
    expect(broken.at(-1)?.reason).toBe('repeats too often');
  });

  test('stops a booking without an end at the end of the window', () => {
    const { booked } = read(formatBooking('19900101', '19900103', 'RRULE:FREQ=MONTHLY'));
    expect(booked).toHaveLength(24);
    expect(booked[0]).toEqual(['2026-08-01', '2026-08-03']);
  });

  test.each(['FREQ=HOURLY', 'FREQ=SECONDLY', 'FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2'])(
    'uses and reports only the first nights of the rule %s',
    (rule) => {
      const { booked, broken } = read(formatBooking('20261001', '20261003', `RRULE:${rule}`));
      expect(booked).toEqual([['2026-10-01', '2026-10-03']]);
      expect(broken).toEqual([
        { line: 4, reason: 'repeats more often than daily, or daily on conditions' },
      ]);
    },
  );
});

describe('limits on recurring bookings', () => {
  test.each(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])(
    'accepts intervals of at most 1,000 for %s rules',
    (freq) => {
      const repeat = (interval: string) =>
        read(formatBooking('20261001', '20261003', `RRULE:FREQ=${freq};INTERVAL=${interval}`));
      expect(repeat('1000').booked[0]).toEqual(['2026-10-01', '2026-10-03']);
      for (const interval of ['1001', '99999999999', '9'.repeat(400)]) {
        expect(repeat(interval)).toMatchObject({
          booked: [['2026-10-01', '2026-10-03']],
          broken: [{ line: 4, reason: 'repeats at intervals of more than 1000' }],
        });
      }
    },
  );

  test('uses and reports only the first date of a booking with RDATE periods', () => {
    const period = 'RDATE;VALUE=PERIOD:20261101T000000Z/P99999999999999D';
    const { booked, broken } = read(formatBooking('20261001', '20261003', period));
    expect(booked).toEqual([['2026-10-01', '2026-10-03']]);
    expect(broken).toEqual([{ line: 4, reason: 'has RDATE periods, which are not supported' }]);
  });

  test.each([
    ['P3660D', '2036-08-10'],
    ['P522W', '2036-08-04'],
  ])('accepts a booking of %s', (duration, until) => {
    const long = formatEvent('UID:1', 'DTSTART;VALUE=DATE:20260803', `DURATION:${duration}`);
    expect(read(long).booked).toEqual([['2026-08-03', until]]);
  });

  test.each(['P3661D', 'P523W', 'PT999999999S', 'P99999999999999999999D', `P${'9'.repeat(400)}D`])(
    'rejects a booking of %s',
    (duration) => {
      const longer = formatEvent('UID:1', 'DTSTART;VALUE=DATE:20260803', `DURATION:${duration}`);
      expect(read(longer)).toMatchObject({
        booked: [['2026-08-03', '2036-08-10']],
        broken: [{ line: 4, reason: 'lasts longer than ten years' }],
      });
    },
  );
});

describe('time zones described in the calendar', () => {
  const zone = (...rules: string[]) =>
    EASTERN.replace('END:STANDARD', [...rules, 'END:STANDARD'].join('\r\n'));
  const night = timed(';TZID=Island Time:20260815T060000', ';TZID=Island Time:20260816T120000');

  test('follows a described zone that changes clocks every year', () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU';
    expect(august(zone(rule), night)).toEqual(completely('14-16'));
  });

  test.each([
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=MONTHLY',
    'RRULE:FREQ=YEARLY;INTERVAL=2',
    'RRULE:FREQ=YEARLY\r\nRRULE:FREQ=HOURLY',
  ])('reads the times of a zone with %s as London time', (rule) => {
    expect(august(zone(rule), night)).toEqual({
      nights: '15-16',
      broken: [{ line: 4, reason: 'a time zone that cannot be read' }],
    });
  });

  test('uses the standard zone if the described one is unreadable', () => {
    const broken = EASTERN.replace('Island Time', 'Asia/Tokyo').replace('TZOFFSETTO', 'X-TO');
    const stay = timed(';TZID=Asia/Tokyo:20260815T060000', ';TZID=Asia/Tokyo:20260816T120000');
    expect(august(broken, stay)).toEqual(completely('14-16'));
  });
});

describe('events that a strict reader rejects', () => {
  const stay = (start: string, end: string, ...more: string[]) =>
    formatEvent('UID:1', `DTSTART${start}`, `DTEND${end}`, ...more);
  const days = [';VALUE=DATE:20260810', ';VALUE=DATE:20260813'] as const;

  test.each([
    ['a line broken without a fold', stay(...days, 'LOCATION:1 Road\\,', 'South Uist')],
    [
      'a broken line between others',
      formatEvent(
        'UID:1',
        'DESCRIPTION:Keys',
        'at 3: the shed',
        'Status: cancelled by guest',
        `DTSTART${days[0]}`,
        `DTEND${days[1]}`,
      ),
    ],
    ['a line break within its last date', stay(':20260810', ':202608\r\n13')],
    ['dates not marked as dates', stay(':20260810', ':20260813')],
    ['times marked as dates', stay(';VALUE=DATE:20260810T000000', ';VALUE=DATE:20260813T000000')],
    ['dates with Z', stay(';VALUE=DATE:20260810Z', ';VALUE=DATE:20260813Z')],
    ['dates with dashes', stay(':2026-08-10', ':2026-08-13')],
    ['times with dashes and colons', stay(':2026-08-10T16:00:00', ':2026-08-13T10:00')],
    [
      'names in small letters',
      formatEvent('uid:1', 'dtstart;value=date:20260810', 'dtend:20260813'),
    ],
    ['spaces around values', stay(';VALUE=DATE: 20260810 ', ';VALUE=DATE:20260813 ')],
    ['quoted parameters', stay(';VALUE="DATE":20260810', ';X-A="a:b;c";VALUE=DATE:20260813')],
    ['an all-day start and a timed end', stay(days[0], ':20260813T100000Z')],
    ['a timed start and an all-day end', stay(':20260810T160000Z', days[1])],
    [
      'a duration instead of an end',
      formatEvent('UID:1', 'DTSTART:20260810T160000Z', 'DURATION:P2DT18H'),
    ],
    [
      'a duration of whole days in hours',
      formatEvent('UID:1', 'DTSTART:20260810', 'DURATION:PT70H'),
    ],
    [
      'an alarm with a duration',
      stay(
        ...days,
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
        'END:VALARM',
      ),
    ],
    [
      'an unclosed alarm before its dates',
      formatEvent(
        'UID:1',
        `DTSTART${days[0]}`,
        `DTEND${days[1]}`,
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
      ),
    ],
    ['no end', stay(...days).replace('END:VEVENT', 'X-END:1')],
  ])('reads an event with %s', (_, lines) => {
    expect(august(lines)).toEqual(completely('10-13'));
  });

  test.each([
    ['carriage returns only', '\r'],
    ['line feeds only', '\n'],
    ['two carriage returns per line', '\r\r\n'],
  ])('reads events with %s', (_, end) => {
    const text = formatCalendar(
      stay(...days, 'SUMMARY:Booked', ' for a week'),
      stay(':20260820', ':20260821'),
    );
    const { booked, broken } = readCalendar(text.replaceAll('\r\n', end), WINDOW);
    expect(booked).toHaveLength(2);
    expect(broken).toEqual([]);
  });

  test.each([
    ['a byte order mark', (text: string) => `\uFEFF${text}`],
    ['blank lines around it', (text: string) => ` \r\n\r\n${text}\r\n \r\n`],
    ['a server’s remark after it', (text: string) => `${text}<!-- cached -->\r\n`],
    ['a second calendar after it', (text: string) => text + formatCalendar()],
  ])('reads a calendar with %s', (_, change) => {
    expect(readCalendar(change(formatCalendar(stay(...days))), WINDOW).booked).toHaveLength(1);
  });
});

describe('recurrences in any time format', () => {
  const zoned = ';TZID=Europe/London:20260804T160000';
  const repeat = (start: string, ...lines: string[]) =>
    formatEvent('UID:1', `DTSTART${start}`, 'DURATION:P1DT18H', ...lines);
  const thrice = completely('4-6 11-13 18-20');

  test.each([
    ['until a time in UTC', zoned, '20260818T150000Z'],
    ['until a date, from a time', zoned, '20260818'],
    ['until a date, from a time of Outlook', ';TZID=GMT Standard Time:20260804T160000', '20260818'],
    ['until a date, from a time in UTC', ':20260804T150000Z', '20260818'],
    ['until a time without a zone, from a time with one', zoned, '20260818T160000'],
    ['until the last second of a day', zoned, '20260818T225959Z'],
  ])('ends a repeat with the last occurrence %s', (_, start, until) => {
    expect(august(repeat(start, `RRULE:FREQ=WEEKLY;UNTIL=${until};`))).toEqual(thrice);
  });

  test.each(['20260818', '20260817T230000Z', '20260818T000000Z', '20260818T235959Z'])(
    'ends repeats of an all-day booking with the last occurrence until %s',
    (until) => {
      const daily = formatEvent('UID:1', 'DTSTART:20260816', `RRULE:FREQ=DAILY;UNTIL=${until}`);
      expect(august(daily).nights).toMatch(/ 18-19$/);
    },
  );

  test.each([
    ['a time in UTC', 'EXDATE:20260811T150000Z'],
    ['a time in another zone', 'EXDATE;TZID=America/New_York:20260811T110000'],
    ['a date', 'EXDATE;VALUE=DATE:20260811'],
    ['a date not marked as a date', 'EXDATE:20260811'],
    ['one of several', 'EXDATE;TZID=Europe/London:20260901T160000,20260810T160000,20260811T160000'],
  ])('omits an occurrence excluded by %s', (_, line) => {
    expect(august(repeat(zoned, 'RRULE:FREQ=WEEKLY;COUNT=3', line))).toEqual(
      completely('4-6 18-20'),
    );
  });

  test('omits a day of an all-day booking excluded by a time', () => {
    const daily = (exception: string) =>
      august(formatEvent('UID:1', 'DTSTART:20260810', 'RRULE:FREQ=DAILY;COUNT=3', exception));
    for (const written of [
      'EXDATE:20260811T000000',
      'EXDATE:20260810T230000Z',
      'EXDATE:20260811T000000Z',
    ]) {
      expect(daily(written)).toEqual(completely('10-11 12-13'));
    }
  });

  test.each([
    'RECURRENCE-ID:20260811T150000Z',
    'RECURRENCE-ID;VALUE=DATE:20260811',
    'RECURRENCE-ID;TZID=Europe/London:20260811T160000',
  ])('moves an occurrence identified by %s', (line) => {
    const moved = formatEvent('UID:1', line, 'DTSTART:20260812T150000Z', 'DTEND:20260815T090000Z');
    expect(august(repeat(zoned, 'RRULE:FREQ=WEEKLY;COUNT=2'), moved)).toEqual(
      completely('4-6 12-15'),
    );
  });

  test('omits a cancelled occurrence', () => {
    const cancelled = formatEvent(
      ...['UID:1', 'RECURRENCE-ID:20260811T150000Z', 'STATUS:CANCELLED'],
      ...['DTSTART:20260811T150000Z', 'DTEND:20260813T090000Z'],
    );
    expect(august(repeat(zoned, 'RRULE:FREQ=WEEKLY;COUNT=2'), cancelled)).toEqual(
      completely('4-6'),
    );
  });

  test('moves an occurrence and all later ones', () => {
    const line = 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260811T150000Z';
    const moved = formatEvent('UID:1', line, 'DTSTART:20260812T150000Z', 'DTEND:20260813T090000Z');
    expect(august(repeat(zoned, 'RRULE:FREQ=WEEKLY;COUNT=3'), moved)).toEqual(
      completely('4-6 19-20 12-13'),
    );
  });

  test('includes extra dates', () => {
    const dates = formatEvent('UID:1', 'DTSTART:20260804', 'RDATE;VALUE=DATE:20260806,20260808');
    expect(august(dates)).toEqual(completely('4-5 6-7 8-9'));
  });
});

describe('broken events', () => {
  const start = 'DTSTART;VALUE=DATE:20260814';

  test.each([
    [formatEvent('UID:1', 'SUMMARY:Nothing'), 'no start'],
    [formatEvent('UID:1', 'DTSTART;VALUE=DATE:20260899'), 'invalid time in DTSTART'],
    [formatEvent('UID:1', 'DTSTART:soon'), 'invalid time in DTSTART'],
    [formatEvent('UID:1', 'half a line'), 'no start'],
    ['BEGIN:VEVENT\r\nUID:1', 'no start'],
    [
      'BEGIN:VFREEBUSY\r\nFREEBUSY:20260814T000000Z/P1D\r\nEND:VFREEBUSY',
      'busy times without events',
    ],
  ])('skips and reports an event without a valid date', (bad, reason) => {
    const { nights, broken } = august(
      formatBooking('20260803', '20260810'),
      bad,
      formatBooking('20260820', '20260822'),
    );
    expect(nights).toBe('3-10 20-22');
    expect(broken).toEqual([{ line: 11, reason }]);
  });

  test.each([
    [formatEvent(start, 'DTEND;VALUE=DATE:20260231'), '14-15', 'invalid time in DTEND'],
    [formatEvent('DTSTART:20260814T160000', 'DTEND:soon'), '14-15', 'invalid time in DTEND'],
    [formatEvent(start, 'DTEND:20260816T9'), '14-16', 'invalid time in DTEND'],
    [formatEvent(start, 'DURATION:long'), '14-15', 'invalid DURATION'],
    [formatEvent(start, 'DTEND;VALUE=DATE:20260812'), '14-15', 'ends before it begins'],
    [
      formatEvent('DTSTART:20260814T160000', 'DTEND:20260814T100000'),
      '14-15',
      'ends before it begins',
    ],
    [formatEvent(start, 'RRULE:FREQ=SOON'), '14-15', 'not valid iCal'],
    [formatEvent(start, 'RRULE:FREQ=DAILY;UNTIL=never'), '14-15', 'invalid time in UNTIL'],
    [formatEvent(start, 'RECURRENCE-ID:then'), '14-15', 'invalid time in RECURRENCE-ID'],
  ])('keeps the valid days of a broken event and reports it', (bad, nights, reason) => {
    expect(august(bad)).toEqual({ nights, broken: [{ line: 4, reason }] });
  });

  test('does not report a broken event that occupies no nights', () => {
    expect(august(formatEvent(start, 'DTEND:soon', 'STATUS:CANCELLED'))).toEqual(completely(''));
  });

  test('keeps a valid event among broken ones', () => {
    const names = [
      'DTSTART',
      'DTEND',
      'DURATION',
      'RRULE',
      'RDATE',
      'EXDATE',
      'RECURRENCE-ID',
      'UID',
      'TRANSP',
      'BEGIN',
      'END',
    ];
    const params = fc.constantFrom(
      '',
      ';VALUE=DATE',
      ';TZID=America/New_York',
      ';TZID="Europe/London"',
      ';TZID=',
      ';"',
    );
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '20260814',
        '20260814T160000Z',
        '00010101T000000',
        '99991231T235959',
        '-P1D',
        'P1D',
        'FREQ=DAILY;COUNT=3',
        'FREQ=YEARLY;BYDAY=5MO;UNTIL=20260814',
        'VALARM',
        'TRANSPARENT',
      ),
    );
    const line = fc
      .tuple(fc.constantFrom(...names), params, values)
      .map(([name, param, value]) => `${name}${param}:${value}`);
    const bad = fc.array(fc.oneof(line, fc.string())).map((lines) => formatEvent(...lines));
    fc.assert(
      fc.property(bad, (lines) => {
        const { booked } = read(lines, formatBooking('20270814', '20270817'));
        expect(booked).toContainEqual(['2027-08-14', '2027-08-17']);
      }),
    );
  });
});

describe('a calendar file', () => {
  test.each([
    ['<!doctype html><title>Sign in</title>', 'a file that is not a calendar'],
    ['', 'a file that is not a calendar'],
    [formatCalendar(formatBooking('20260803', '20260810')).slice(0, -20), 'an incomplete calendar'],
  ])('rejects a file that is not a complete calendar', (text, message) => {
    expect(() => readCalendar(text, WINDOW)).toThrow(message);
  });

  test('rejects a calendar with more bookings than a property can have', () => {
    const daily = formatBooking('20260803', '20260804', 'RRULE:FREQ=DAILY');
    expect(read(daily, daily).booked).toHaveLength(2 * 729);
    expect(() => read(daily, daily, daily)).toThrow('more than 2000 future bookings');
  });
});
