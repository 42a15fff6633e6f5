import { simulate } from '../../planner/engine/simulate.ts';
import { createPlannerInput } from '../_planner/example.ts';
import { weather } from '../../year-ribbon/weather.ts';

const { plan, prices } = createPlannerInput({ warmth: 'radiators' });

/** A year of the planner's example home, with a heat pump. */
export const heatPumpYear = simulate(plan, weather, prices);
