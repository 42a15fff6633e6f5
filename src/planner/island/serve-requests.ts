import { answerPlan } from '../answer/answer-plan.ts';
import { checkPlan } from '../engine/check-plan.ts';
import type { Question } from '../form/read-form.ts';
import { prepareWeather, type Weather } from '../engine/weather/prepare-weather.ts';
import { unpackWeather } from '../engine/weather/raw-weather.ts';
import { rankMeasures } from '../engine/rank-measures.ts';
import type { Report, Request } from './planner-messages.ts';

interface Dependencies {
  /** Fetches the file of the weather. */
  loadWeather: () => Promise<unknown>;
  report: (report: Report) => void;
  /** Lets other messages in. */
  yieldToEventLoop: () => Promise<void>;
}

export const WEATHER_MISSING =
  'The weather could not be loaded, so nothing can be worked out. What you entered is kept.';

/**
 * The worker's side: answers requests, one at a time but for `stop`, which ends a ranking between two plans. A plan is
 * checked here, and nowhere after.
 */
export function serveRequests({ loadWeather, report, yieldToEventLoop }: Dependencies) {
  let weather: Promise<Weather> | undefined;
  let ranking = 0;

  const prepare = async () => prepareWeather(unpackWeather(await loadWeather()));

  async function rank({ plan, prices, options }: Question, own: number, weather: Weather) {
    const steps = rankMeasures(plan, weather, prices, options);
    while (own === ranking) {
      const { done, value } = steps.next();
      if (done) {
        report({ kind: 'ranked', ranking: value });
        return;
      }
      report({ kind: 'progress', progress: value });
      await yieldToEventLoop();
    }
  }

  return async function serve(request: Request): Promise<void> {
    if (request.kind !== 'answer') ranking++;
    if (request.kind === 'stop') return;
    const { query: to, question } = request;
    const errors = checkPlan(question.plan);
    if (errors.length > 0) {
      report({ kind: 'rejected', to, errors });
      return;
    }
    const own = ranking;
    weather ??= prepare();
    let prepared: Weather;
    try {
      prepared = await weather;
    } catch {
      // The next request tries again.
      weather = undefined;
      report({ kind: 'failed', message: WEATHER_MISSING });
      return;
    }
    if (request.kind === 'answer') {
      report({ kind: 'answered', to, ...answerPlan(question, prepared) });
    } else {
      await rank(question, own, prepared);
    }
  };
}
