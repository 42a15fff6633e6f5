import { describe, expect, test } from 'vitest';
import { readHalfHours } from '../../../../src/planner/meter/half-hours.ts';
import { halfHoursOf, madeUpKwh, METER_FILES } from '../../../support/meter-files.ts';

/** Spans both clock changes in 2025. */
const TIMES = halfHoursOf('2025-03-01', 270);
const COMPLETE = TIMES.map((time) => ({ from: time.getTime(), kwh: madeUpKwh(time), coverage: 1 }));

function read(csv: string) {
  const result = readHalfHours(csv);
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** A file of E.ON Next's columns; a row is the beginning and the kWh. */
const fileOf = (...rows: (readonly [from: string, kwh: string])[]) =>
  [
    'interval_start,interval_end,consumption_kwh',
    ...rows.map(([from, kwh]) => `${from},x,${kwh}`),
  ].join('\n');

const kwhOf = (csv: string) => read(csv).halfHours.map(({ kwh }) => kwh);

describe.each(Object.entries(METER_FILES))('a file of %s', (_, write) => {
  test('parses the start of each half-hour across clock changes', () => {
    expect(read(write(TIMES))).toEqual({ ok: true, halfHours: COMPLETE, warnings: [] });
  });

  test('accepts missing readings, empty lines and a byte order mark', () => {
    const some = TIMES.filter((__, i) => i % 7 !== 3);
    expect(read(`\uFEFF${write(some)}\n\n,,\n`)).toEqual({
      ok: true,
      halfHours: COMPLETE.filter((__, i) => i % 7 !== 3),
      warnings: [],
    });
  });

  test('accepts quotes around all cells', () => {
    const quoted = write(TIMES).replaceAll(/[^,\r\n]+/g, '"$&"');
    expect(read(quoted).halfHours).toEqual(COMPLETE);
  });

  test.each([';', '\t'])('accepts %j as separator with decimal commas', (separator) => {
    const [head = '', ...lines] = write(TIMES).replaceAll(/, ?/g, separator).split(/\r?\n/);
    const commas = lines.map((line) => line.replaceAll(/\b(\d+)\.(\d+)\b/g, '$1,$2'));
    expect(read([head, ...commas].join('\n')).halfHours).toEqual(COMPLETE);
  });

  test('joins overlapping downloads', () => {
    const { halfHours, warnings } = read(
      [TIMES.slice(0, 5000), TIMES.slice(4952)].map(write).join('\n'),
    );
    expect(halfHours).toEqual(COMPLETE);
    expect(warnings).toEqual([
      'The file contains 2 downloads joined together.',
      '48 readings appeared twice: we used the later of each pair.',
    ]);
  });

  test('reports invalid times by line', () => {
    const lines = write(TIMES.slice(0, 100)).split(/\r?\n/);
    const withoutYear = (line: string) => line.replaceAll('2025-', 'May ');
    const some = lines.map((line, i) => (i === 5 || i === 7 ? withoutYear(line) : line));
    const { halfHours, warnings } = read(some.join('\n'));
    expect(halfHours).toHaveLength(98);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^We skipped 2 lines that we could not read: the first, line 6, has “May 03-01/,
      ) as string,
    ]);
    expect(readHalfHours(lines.map(withoutYear).join('\n'))).toMatchObject({
      message: expect.stringMatching(
        /^Line 2: expected a time such as 2026-.*, got “May 03-01/,
      ) as string,
    });
  });
});

describe('readings in a file', () => {
  test.each([
    ['0.25', 0.25],
    ['"0,25"', 0.25],
    ['.25 kWh', 0.25],
    ['1e-3', 0.001],
    ['2.5E-1', 0.25],
    ['0E-20', 0],
  ])('accepts the reading %j', (text, kwh) => {
    expect(kwhOf(fileOf(['2025-01-01T00:00:00Z', text]))).toEqual([kwh]);
  });

  test.each(['-1', '99', '', 'NaN', '0.2 E', '4294967.295', '65535', 'estimated'])(
    'skips and reports the reading %j',
    (text) => {
      const { halfHours, warnings } = read(
        fileOf(
          ['2025-01-01T00:00:00Z', '0.2'],
          ['2025-01-01T00:30:00Z', text],
          ['2025-01-01T01:00:00Z', '0.3'],
        ),
      );
      expect(halfHours.map(({ kwh }) => kwh)).toEqual([0.2, 0.3]);
      expect(warnings).toEqual([
        `We skipped 1 line that we could not read: line 3 ${text ? `has “${text}”` : 'is blank'}.`,
      ]);
    },
  );

  test('uses the last valid value of a repeated reading', () => {
    const from = '2025-01-01T00:30:00Z';
    expect(kwhOf(fileOf([from, '1'], [from, '2'], [from, 'abc']))).toEqual([2]);
  });

  test.each([
    ['2025-06-02T00:30:04+01:00', '2025-06-01T23:30:00.000Z'],
    ['2025-06-02T00:29:58+01:00', '2025-06-01T23:30:00.000Z'],
    ['2025-06-02 00:30:00.5Z', '2025-06-02T00:30:00.000Z'],
    // By British clocks, in summer and in winter.
    ['02/06/2025 00:30', '2025-06-01T23:30:00.000Z'],
    ['2/1/2025 0:30:00', '2025-01-02T00:30:00.000Z'],
    ['2025-06-02 00:30', '2025-06-01T23:30:00.000Z'],
  ])('assigns the reading at %s to the half-hour from %s', (text, from) => {
    const { halfHours } = read(fileOf([text, '1']));
    expect(halfHours.map((each) => new Date(each.from).toISOString())).toEqual([from]);
  });
});

describe.each([1, 15])('readings every %i minutes', (minutes) => {
  const times = Array.from({ length: (2 * 24 * 60) / minutes }, (_, i) =>
    new Date(Date.UTC(2025, 5, 2) + i * minutes * 60_000).toISOString(),
  );
  const rows = times.map((time) => [time, String(minutes / 100)] as const);

  test('sums readings to half-hours', () => {
    const { halfHours } = read(fileOf(...rows));
    expect(halfHours).toHaveLength(96);
    for (const { kwh, coverage } of halfHours) {
      expect(kwh).toBeCloseTo(0.3, 9);
      expect(coverage).toBe(1);
    }
  });

  test('skips readings above the maximum for their interval', () => {
    const maxKwh = minutes / 2;
    const { warnings } = read(fileOf(...rows.with(3, [times[3] ?? '', String(maxKwh + 0.1)])));
    expect(warnings).toEqual([
      `We skipped 1 line that we could not read: line 5 has “${maxKwh + 0.1}”.`,
    ]);
  });
});

test.each([
  [60, 'for each hour'],
  [1440, 'for each day'],
  [20, 'every 20 minutes'],
])('rejects a file with a reading every %i minutes', (minutes, each) => {
  const rows = Array.from(
    { length: 60 },
    (_, i) => [new Date(Date.UTC(2025, 5, 2) + i * minutes * 60_000).toISOString(), '0.3'] as const,
  );
  expect(readHalfHours(fileOf(...rows))).toEqual({
    ok: false,
    message: `The file has a reading ${each}: we need one for each half-hour.`,
  });
});

test.each(['', 'Date;Value', '<html>', '1,2,3'])('rejects %j as an unknown format', (csv) => {
  expect(readHalfHours(csv)).toMatchObject({
    message: expect.stringMatching(/^Line 1: .*Octopus.*n3rgy.*E\.ON Next/) as string,
  });
});
