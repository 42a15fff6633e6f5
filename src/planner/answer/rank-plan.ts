import { pickFirst, spreadOf } from '../engine/first-steps.ts';
import { rankMeasures } from '../engine/rank-measures.ts';
import type { Weather } from '../engine/weather/prepare-weather.ts';
import type { Question } from '../form/read-form.ts';
import { presentRanking, type ShownRanking } from './present-ranking.ts';

/**
 * What to do first in a home, or next after what is planned, in words. Yields now and then, so that whoever asks may
 * stop; returns the ranking.
 */
export function* rankPlan(
  { plan, prices, options }: Question,
  weather: Weather,
): Generator<unknown, ShownRanking> {
  const ranking = yield* rankMeasures(plan, weather, prices, options);
  const first = [];
  for (const step of pickFirst(ranking)) {
    first.push(spreadOf(step, plan, weather, prices));
    yield;
  }
  return presentRanking(ranking, first, plan);
}
