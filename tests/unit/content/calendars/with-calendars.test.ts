import { spawn } from 'node:child_process';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Period } from '../../../../src/dates/days.ts';
import { parseWithTimeout } from '../../../../src/content/calendars/parse-with-timeout.ts';
import { withCalendars } from '../../../../src/content/calendars/with-calendars.ts';
import { readReports } from '../../../../src/content/pipeline/report.ts';
import { formatBooking, formatCalendar, formatEvent } from '../../../support/calendar-texts.ts';
import { fakeLoaderContext } from '../../../support/fake-loader-context.ts';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import {
  htmlPage,
  sendModified,
  sendResponse,
  type Fault,
} from '../../../../harness/contents-api/faults.ts';
import { LONG_TIMEOUT_MS, SHORT_TIMEOUT_MS } from '../../../support/served-folder.ts';

/** Half an hour before midnight in UTC, but after midnight at the houses. */
const NOW = Date.UTC(2026, 7, 9, 23, 30);

/** Loads two houses, one with a calendar at a real server that gives this text, with a fault if given. */
async function load(
  text: string,
  fault?: Fault,
  timeoutMs = LONG_TIMEOUT_MS,
  read?: typeof parseWithTimeout,
  more: object = {},
) {
  const right = {
    status: 200,
    headers: { 'content-type': 'text/calendar' },
    body: Buffer.from(text),
  };
  let userAgent: string | undefined;
  const { server, origin } = await listenOnLoopback((request, response) => {
    userAgent = request.headers['user-agent'];
    if (fault) sendModified(response, right, fault);
    else sendResponse(response, right);
  });
  onTestFinished(() => stopServer(server));
  const fake = await fakeLoaderContext('properties');
  const calendarUrl = `${origin}/bookings.ics?key=secret`;
  const houses = {
    name: 'houses',
    load: () => {
      fake.context.store.set({
        id: 'benderloch',
        data: { id: 'benderloch', calendarUrl, ...more },
      });
      fake.context.store.set({ id: 'uta', data: { id: 'uta', ...more } });
      return Promise.resolve();
    },
  };
  const tools = { fetch, now: () => NOW, timeoutMs };
  await withCalendars(houses, tools, read).load(fake.context);
  const [report] = await readReports(fake.cacheDir);
  return {
    house: fake.stored.get('benderloch') as { availability?: unknown },
    other: fake.stored.get('uta'),
    log: fake.lines.join('\n'),
    host: new URL(origin).host,
    report,
    userAgent,
  };
}

describe('the calendars of houses', () => {
  test('reads calendars as of the houses’ local day', async () => {
    const text = formatCalendar(
      formatBooking('20260910', '20260912'),
      formatBooking('20260803', '20260810'),
      formatBooking('20260803', '20260811'),
    );
    const { house, other, log, report, userAgent } = await load(text);
    expect(userAgent).toMatch(/^Mozilla\/5\.0 \(compatible; /);
    expect(house.availability).toEqual({
      asOf: '2026-08-10',
      booked: [
        ['2026-08-03', '2026-08-11'],
        ['2026-09-10', '2026-09-12'],
      ],
    });
    expect(other).toEqual({ id: 'uta' });
    expect(log).toBe('');
    expect(report).toMatchObject({ folder: 'calendars', items: 1, skipped: [], isClean: true });
  });

  test('adds a house’s bookings from the repository unless they are over', async () => {
    const bookings = [
      { arrive: '2026-08-20', leave: '2026-08-24' },
      { arrive: '2026-08-01', leave: '2026-08-10' },
    ];
    const text = formatCalendar(formatBooking('20260910', '20260912'));
    const { house, other } = await load(text, undefined, LONG_TIMEOUT_MS, undefined, { bookings });
    expect(house.availability).toEqual({
      asOf: '2026-08-10',
      booked: [
        ['2026-08-20', '2026-08-24'],
        ['2026-09-10', '2026-09-12'],
      ],
    });
    expect(other).toMatchObject({
      availability: { asOf: '2026-08-10', booked: [['2026-08-20', '2026-08-24']] },
    });
  });

  test('reports unreadable bookings without facts about guests', async () => {
    const bad = formatEvent('UID:x', 'SUMMARY:Morag Guest', 'DTSTART:soon');
    const text = formatCalendar(
      formatBooking('20260910', '20260912'),
      ...Array<string>(7).fill(bad),
    );
    const { house, log, host, report } = await load(text);
    expect(house.availability).toMatchObject({
      booked: [['2026-09-10', '2026-09-12']],
      isIncomplete: true,
    });
    expect(log).toContain('properties/benderloch.json › calendarUrl');
    expect(log).toContain(`7 unreadable, from ${host} (line 11: invalid time in DTSTART;`);
    expect(log).toContain('and 2 more');
    expect(log).toContain('fix: correct or delete them in your booking system');
    expect(log).not.toMatch(/morag|secret/i);
    expect(report).toMatchObject({
      items: 1,
      isClean: false,
      notes: ['benderloch: could not read 7 events in full, so more nights may be taken'],
    });
  });

  test('reports the number of all-day events marked as free', async () => {
    const free = formatBooking('20260910', '20260912', 'TRANSP:TRANSPARENT');
    const { house, log, host, report } = await load(formatCalendar(free, free));
    expect(house.availability).toEqual({ asOf: '2026-08-10', booked: [] });
    expect(log).toContain(`got 2 all-day events marked as free, from ${host}\n`);
    expect(log).toContain('fix: mark bookings as busy in your booking system');
    expect(report).toMatchObject({
      isClean: true,
      notes: ['benderloch: ignored 2 events marked as free all day'],
    });
  });

  const good = formatCalendar(formatBooking('20260910', '20260912'));
  test.each<[string, Fault, string, number]>([
    [
      'a web page',
      htmlPage,
      'a file that is not a calendar from HOST\n    fix: use the address that ends in .ics',
      LONG_TIMEOUT_MS,
    ],
    [
      'a rate-limited request',
      { kind: 'replace-response', status: 429 },
      'status 429 from HOST\n    fix: copy the calendar’s iCal address',
      LONG_TIMEOUT_MS,
    ],
    [
      'a file that is too large',
      { kind: 'huge-body', bytes: 1_000_001 },
      'more than 1 MB from HOST\n    fix: share a calendar without past years',
      LONG_TIMEOUT_MS,
    ],
    [
      'a host that never responds',
      { kind: 'hang' },
      'the request timed out from HOST\n    fix: ',
      SHORT_TIMEOUT_MS,
    ],
  ])('shows no taken days for an unreadable calendar: %s', async (_, fault, got, time) => {
    const { house, log, host, report } = await load(good, fault, time);
    expect(house.availability).toBeUndefined();
    expect(log).toContain('properties/benderloch.json › calendarUrl');
    expect(log).toContain(`got ${got.replace('HOST', host)}`);
    expect(log).not.toContain('secret');
    expect(report).toMatchObject({ items: 0, skipped: ['benderloch'], isClean: false });
  });

  test.each<[string, number, string, string, string[]]>([
    [
      'never ends',
      SHORT_TIMEOUT_MS,
      'a calendar that takes more than 0.06 seconds to read',
      'for (;;);',
      [],
    ],
    [
      'fills the memory',
      LONG_TIMEOUT_MS,
      'a calendar that cannot be read',
      'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));',
      ['--max-old-space-size=16'],
    ],
  ])('continues the build after a calendar that %s', async (_, limitMs, got, code, flags) => {
    const read = (text: string, window: Period) =>
      parseWithTimeout(text, window, limitMs, () =>
        spawn(process.execPath, [...flags, '--eval', code], {
          serialization: 'advanced',
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        }),
      );
    const { house, log, host, report } = await load(good, undefined, LONG_TIMEOUT_MS, read);
    expect(house.availability).toBeUndefined();
    expect(log).toContain(`got ${got} from ${host}\n    fix: `);
    expect(report).toMatchObject({ items: 0, skipped: ['benderloch'], isClean: false });
  });
});
