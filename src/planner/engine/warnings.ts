import { sum } from '../../numbers/sum.ts';
import { heatPumpFor, needsUnderfloorHeating } from './cost.ts';
import { peakHeatKw } from './demand/annual-demand.ts';
import {
  MAX_KW,
  G98_LIMIT_KW,
  TURBINES,
  TYPICAL_HUB_WIND_MS,
  type Plan,
  type Setup,
} from './plan.ts';
import type { Prices } from './prices.ts';

const MAX_HOUSEHOLD_KWH = 20_000;

/** Warnings about a plan, each with the number that it refers to. */
export interface PlanWarning {
  code: 'over-limit' | 'needs-notice' | 'floor' | 'heat' | 'household' | 'hub-wind' | 'car';
  value: number;
}

export function listWarnings(plan: Plan, prices: Prices): PlanWarning[] {
  const { home, current, planned } = plan;
  const kw = ratedKw(planned);
  const addsPump = planned.heating.kind === 'heat-pump' && current.heating.kind !== 'heat-pump';
  const isTooLarge = addsPump && !heatPumpFor(home, planned, prices);
  const heatKw = peakHeatKw(home.heat.spaceKwh);
  const hubMs = planned.turbine?.hubWindMs ?? NaN;
  const all: [PlanWarning['code'], applies: boolean, value?: number][] = [
    ['over-limit', kw > MAX_KW, kw],
    ['needs-notice', kw > G98_LIMIT_KW && kw <= MAX_KW && kw > ratedKw(current), kw],
    ['floor', needsUnderfloorHeating(current.heating, planned.heating)],
    ['heat', isTooLarge, heatKw],
    ['household', home.householdKwh > MAX_HOUSEHOLD_KWH, home.householdKwh],
    ['hub-wind', hubMs < TYPICAL_HUB_WIND_MS.from || hubMs > TYPICAL_HUB_WIND_MS.to, hubMs],
    ['car', planned.charging !== undefined && current.charging === undefined],
  ];
  return all.filter(([, applies]) => applies).map(([code, , value = 0]) => ({ code, value }));
}

export const ratedKw = ({ roofs, turbine }: Setup): number =>
  sum(roofs.map(({ kw }) => kw)) + (turbine ? TURBINES[turbine.model].ratedKw : 0);
