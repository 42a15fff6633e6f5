import { describe, expect, test } from 'vitest';
import { readHalfHours } from '../../../../src/planner/meter/half-hours.ts';
import { halfHoursOf, madeUpKwh, METER_FILES } from '../../../support/meter-files.ts';

/** Over both changes of the clocks of 2025. */
const TIMES = halfHoursOf('2025-03-01', 270);

describe.each(Object.entries(METER_FILES))('a file of %s', (_, write) => {
  test('is read, each half-hour by its beginning, whatever the clocks say', () => {
    expect(readHalfHours(write(TIMES))).toEqual({
      ok: true,
      halfHours: TIMES.map((time) => ({ from: time.getTime(), kwh: madeUpKwh(time) })),
    });
  });

  test('may lack readings, and have empty lines and a byte-order mark', () => {
    const some = TIMES.filter((__, i) => i % 7 !== 3);
    const read = readHalfHours(`\uFEFF${write(some)}\n\n`);
    expect(read.ok && read.halfHours).toHaveLength(some.length);
  });

  test('is refused by the line that is broken, with the reason', () => {
    const lines = write(TIMES.slice(0, 100)).split(/\r?\n/);
    const kwh = lines.map((line, i) =>
      i === 13 ? line.replace(String(madeUpKwh(TIMES[12] ?? new Date(0))), 'abc') : line,
    );
    expect(readHalfHours(kwh.join('\n'))).toMatchObject({
      message: expect.stringMatching(
        /^Line 14: expected a number of kWh from 0 to 15, got “abc/,
      ) as string,
    });
    const time = lines.map((line, i) => (i === 5 ? line.replaceAll('2025-', 'May ') : line));
    expect(readHalfHours(time.join('\n'))).toMatchObject({
      message: expect.stringMatching(/^Line 6: expected a time such as 2026-/) as string,
    });
  });
});

test('a nought may be written with an exponent, and of two readings the later counts', () => {
  const csv =
    'Consumption (kWh), Start, End\n0E-20, 2025-01-01T00:00:00+00:00, x\n1, 2025-01-01T00:30:00Z, x\n2, 2025-01-01T00:30:00Z, x';
  const read = readHalfHours(csv);
  expect(read.ok && read.halfHours.map(({ kwh }) => kwh)).toEqual([0, 2]);
});

test.each([['', 'Date;Value', '<html>', '1,2,3']].flat())('%j is no file that we know', (csv) => {
  expect(readHalfHours(csv)).toMatchObject({
    message: expect.stringMatching(/^Line 1: .*Octopus.*n3rgy.*E\.ON Next/) as string,
  });
});

test.each(['-1', '99', '', 'NaN', '1;2'])('%j kWh in half an hour is refused', (kwh) => {
  const csv = `interval_start,interval_end,consumption_kwh\n2025-01-01T00:00:00Z,x,${kwh}`;
  expect(readHalfHours(csv)).toMatchObject({
    message: expect.stringMatching(/^Line 2: expected a number/) as string,
  });
});
