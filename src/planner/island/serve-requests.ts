import { answerPlan } from '../answer/answer-plan.ts';
import { rankPlan } from '../answer/rank-plan.ts';
import { checkPlan } from '../engine/check-plan.ts';
import { prepareWeather, type Weather } from '../engine/weather/prepare-weather.ts';
import { unpackWeather } from '../engine/weather/raw-weather.ts';
import type { Asked, Report } from './planner-messages.ts';

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
 * The worker's side: answers a question, then ranks what to do first, and stops ranking between two plans when the next
 * question comes. A plan is checked here, and nowhere after.
 */
export function serveRequests({ loadWeather, report, yieldToEventLoop }: Dependencies) {
  let weather: Promise<Weather> | undefined;
  let newest = 0;

  const prepare = async () => prepareWeather(unpackWeather(await loadWeather()));

  async function rank({ query: to, question }: Asked, own: number, prepared: Weather) {
    const search = rankPlan(question, prepared);
    await yieldToEventLoop();
    while (own === newest) {
      const { done, value } = search.next();
      if (done) {
        report({ kind: 'ranked', to, ranking: value });
        return;
      }
      await yieldToEventLoop();
    }
  }

  return async function serve(asked: Asked): Promise<void> {
    const own = ++newest;
    const { query: to, question } = asked;
    const errors = checkPlan(question.plan);
    if (errors.length > 0) {
      report({ kind: 'rejected', to, errors });
      return;
    }
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
    const { answer, weeks } = answerPlan(question, prepared);
    report({ kind: 'answered', to, answer, weeks });
    if (!answer.refusal) await rank(asked, own, prepared);
  };
}
