import { describe, expect, test, vi } from 'vitest';
import {
  parseMeterUpload,
  type PlannerReport,
  serveRequests,
  WEATHER_MISSING,
} from '../../../../src/planner/island/serve-requests.ts';
import { halfHoursOf, METER_FILES } from '../../../support/meter-files.ts';
import { plannerInputOf, weatherFile } from '../../../support/planner.ts';

const read = (readings: Parameters<typeof parseMeterUpload>[0]['readings']) =>
  parseMeterUpload({ readings, presence: 'average' });

/** A file of a given size, and the result of reading it. */
const fileOf = (size: number, text: () => Promise<string>) => ({ size, text }) as unknown as File;

test('rejects a file over the size limit without reading it', async () => {
  const text = vi.fn<() => Promise<string>>();
  expect(await read({ file: fileOf(40_000_001, text) })).toEqual({
    kind: 'unreadable',
    message:
      'This file is 40.1 MB; the limit is 40 MB. Download half-hourly readings for one year, about 1 to 2 MB.',
  });
  expect(text).not.toHaveBeenCalled();
});

test('reads a file at the size limit', async () => {
  const csv = METER_FILES.octopus(halfHoursOf('2025-01-01', 30));
  const report = await read({ file: fileOf(40_000_000, () => Promise.resolve(csv)) });
  expect(report).toMatchObject({ kind: 'metered' });
});

const rejectUnreadable = () => Promise.reject(new DOMException('gone', 'NotReadableError'));

test.each([
  [{ file: fileOf(1000, rejectUnreadable) }, /^This file could not be opened\. Check that it/],
  [{ file: new File(['1,2,3'], 'x.csv') }, /^Line 1: /],
  [{ months: '1 2' }, /^Enter twelve numbers/],
])('reports unreadable readings with a message: %o', async (readings, message) => {
  expect(await read(readings)).toEqual({
    kind: 'unreadable',
    message: expect.stringMatching(message) as string,
  });
});

const request = { query: '', input: plannerInputOf({}) };

function serveWith(files: (() => unknown)[], onYield: (yields: number) => void = () => undefined) {
  const reports: PlannerReport[] = [];
  let yields = 0;
  const serve = serveRequests({
    loadWeather: () => Promise.resolve().then(() => files.shift()?.()),
    report: (report) => reports.push(report),
    yieldToEventLoop: () => {
      onYield(++yields);
      return Promise.resolve();
    },
  });
  return { serve, reports };
}
const kinds = (reports: PlannerReport[]) => reports.map(({ kind }) => kind);

describe("the planner's worker", () => {
  test('loads the weather once', async () => {
    const { serve, reports } = serveWith([() => weatherFile]);
    await serve(request);
    await serve(request);
    expect(kinds(reports)).toEqual(['answered', 'ranked', 'answered', 'ranked']);
  });

  test.each([
    [
      'missing',
      () => {
        throw new Error('404');
      },
    ],
    ['truncated', () => ({ ...weatherFile, radiation: weatherFile.radiation.slice(1) })],
  ])('loads the weather again if it is %s', async (_, broken) => {
    const { serve, reports } = serveWith([broken, () => weatherFile]);
    await serve(request);
    expect(reports).toEqual([{ kind: 'failed', message: WEATHER_MISSING }]);
    await serve(request);
    expect(kinds(reports)).toEqual(['failed', 'answered', 'ranked']);
  });

  test('answers only the newest of several requests', async () => {
    const { serve, reports } = serveWith([() => weatherFile]);
    for (const queries of [
      ['first', 'second', 'third'],
      // With the weather loaded.
      ['fourth', 'fifth'],
    ]) {
      reports.length = 0;
      await Promise.all(queries.map((query) => serve({ ...request, query })));
      const newest = queries.at(-1);
      expect(reports).toMatchObject([{ query: newest }, { kind: 'ranked', query: newest }]);
    }
  });

  test('stops ranking when the next request arrives', async () => {
    const next = { query: 'panels=2', input: plannerInputOf({ panels: '2' }) };
    let second = Promise.resolve();
    const { serve, reports } = serveWith([() => weatherFile], (yields) => {
      if (yields === 3) second = serve(next);
    });
    await serve(request);
    await second;
    expect(reports.map((report) => [report.kind, 'query' in report && report.query])).toEqual([
      ['answered', ''],
      ['answered', 'panels=2'],
      ['ranked', 'panels=2'],
    ]);
  });
});
