import { simulate } from '../../planner/engine/simulate.ts';
import { createPlannerInput } from '../_planner/example.ts';
import { plannerWeather } from '../../year-ribbon/planner-weather.ts';

const { plan, prices } = createPlannerInput({ warmth: 'radiators' });

/** A year of the planner's example home, with a heat pump. */
export const heatPumpYear = simulate(plan, plannerWeather, prices);
