import { describe, expect, test } from 'vitest';
import {
  type Report,
  serveRequests,
  WEATHER_MISSING,
} from '../../../../src/planner/island/serve-requests.ts';
import { questionOf, weatherFile } from '../../../support/planner.ts';

const asked = { query: '', question: questionOf({}) };

function start(files: (() => unknown)[], onYield: (yields: number) => void = () => undefined) {
  const reports: Report[] = [];
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
const kinds = (reports: Report[]) => reports.map(({ kind }) => kind);

describe("the planner's worker", () => {
  test('answers and ranks, and loads the weather once', async () => {
    const { serve, reports } = start([() => weatherFile]);
    await serve(asked);
    await serve(asked);
    expect(kinds(reports)).toEqual(['answered', 'ranked', 'answered', 'ranked']);
  });

  test.each([
    [
      'missing',
      () => {
        throw new Error('404');
      },
    ],
    ['cut short', () => ({ ...weatherFile, radiation: weatherFile.radiation.slice(1) })],
  ])('says that the weather is %s, and tries again when it is asked again', async (_, broken) => {
    const { serve, reports } = start([broken, () => weatherFile]);
    await serve(asked);
    expect(reports).toEqual([{ kind: 'failed', message: WEATHER_MISSING }]);
    await serve(asked);
    expect(kinds(reports)).toEqual(['failed', 'answered', 'ranked']);
  });

  test('rejects a plan that does not hold', async () => {
    const { serve, reports } = start([]);
    await serve({ query: 'rates=two', question: questionOf({ rates: 'two', cheapFrom: '7' }) });
    const message = expect.stringMatching(/^The cheap hours must end/) as string;
    const errors = [{ field: 'cheapUntil', message }];
    expect(reports).toEqual([{ kind: 'rejected', to: 'rates=two', errors }]);
  });

  test('ranks nothing where there is no answer', async () => {
    const { serve, reports } = start([() => weatherFile]);
    await serve({ query: '', question: questionOf({ postcode: 'EH1 1YZ' }) });
    expect(kinds(reports)).toEqual(['answered']);
  });

  test('stops ranking between two plans when the next question comes, and ranks that', async () => {
    const next = { query: 'panels=2', question: questionOf({ panels: '2' }) };
    let second = Promise.resolve();
    const { serve, reports } = start([() => weatherFile], (yields) => {
      if (yields === 3) second = serve(next);
    });
    await serve(asked);
    await second;
    expect(reports.map((report) => [report.kind, 'to' in report && report.to])).toEqual([
      ['answered', ''],
      ['answered', 'panels=2'],
      ['ranked', 'panels=2'],
    ]);
  });
});
