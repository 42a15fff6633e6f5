import { describe, expect, test } from 'vitest';
import type { Report, Request } from '../../../../src/planner/island/planner-messages.ts';
import { serveRequests, WEATHER_MISSING } from '../../../../src/planner/island/serve-requests.ts';
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
  test('answers, and loads the weather once', async () => {
    const { serve, reports } = start([() => weatherFile]);
    await serve({ kind: 'answer', ...asked });
    await serve({ kind: 'answer', ...asked });
    expect(kinds(reports)).toEqual(['answered', 'answered']);
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
    await serve({ kind: 'answer', ...asked });
    expect(reports).toEqual([{ kind: 'failed', message: WEATHER_MISSING }]);
    await serve({ kind: 'answer', ...asked });
    expect(kinds(reports)).toEqual(['failed', 'answered']);
  });

  test.each(['answer', 'rank'] as const)(
    'rejects to %s a plan that does not hold',
    async (kind) => {
      const { serve, reports } = start([]);
      const wrong = { query: 'rates=two', question: questionOf({ rates: 'two', cheapFrom: '7' }) };
      await serve({ kind, ...wrong });
      const message = expect.stringMatching(/^The cheap hours must end/) as string;
      const errors = [{ field: 'cheapUntil', message }];
      expect(reports).toEqual([{ kind: 'rejected', to: 'rates=two', errors }]);
    },
  );

  test('ranks with progress up to the last plan', async () => {
    const { serve, reports } = start([() => weatherFile]);
    await serve({ kind: 'rank', ...asked });
    const progress = reports.filter((report) => report.kind === 'progress');
    const { done, total } = progress.at(-1)?.progress ?? {};
    expect(done).toBe(total);
    expect(reports.at(-1)?.kind).toBe('ranked');
  });

  test('stops between two plans, and says nothing more', async () => {
    const stop: Request = { kind: 'stop' };
    const { serve, reports } = start([() => weatherFile], (yields) => {
      if (yields === 3) void serve(stop);
    });
    await serve({ kind: 'rank', ...asked });
    expect(kinds(reports)).toEqual(['progress', 'progress', 'progress']);
  });
});
