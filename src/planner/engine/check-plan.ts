import { isIslandPostcode, parsePostcode } from '../../text/postcode.ts';
import { needsNewFloor } from './cost.ts';
import { dailyCarKwh } from './dispatch/car-charging.ts';
import { hoursADay } from './local-hour.ts';
import {
  MOST_KW,
  NOTICE_KW,
  TURBINES,
  USUAL_HUB_WIND_MS,
  type CarUse,
  type Plan,
  type Setup,
} from './plan.ts';

/** What is wrong with a plan whose numbers are each right by themselves, by the field that puts it right. */
export type PlanError =
  | {
      field: 'pluggedUntil';
      reason: 'car-not-filled';
      setup: 'current' | 'planned';
      /** kWh a day. */
      takesKwh: number;
      getsKwh: number;
    }
  | { field: 'cheapUntil'; reason: 'cheap-all-day' };

/** Where today's setup and the planned one are wrong in the same way, the error is the plan's. */
export function checkPlan({ home: { car }, current, planned }: Plan): PlanError[] {
  const errors = [
    car && (checkCar(car, planned, 'planned') ?? checkCar(car, current, 'current')),
    checkCheapHours(planned) ?? checkCheapHours(current),
  ];
  return errors.filter((error) => error !== undefined);
}

/** A car without charging, as it burns petrol, is right. */
function checkCar(
  car: CarUse,
  { charging }: Setup,
  setup: 'current' | 'planned',
): PlanError | undefined {
  const takesKwh = dailyCarKwh(car);
  const getsKwh = charging ? charging.chargerKw * hoursADay(charging.plugged) : Infinity;
  return takesKwh > getsKwh
    ? { field: 'pluggedUntil', reason: 'car-not-filled', setup, takesKwh, getsKwh }
    : undefined;
}

const checkCheapHours = ({ tariff: { cheap } }: Setup): PlanError | undefined =>
  cheap && cheap.hours.from === cheap.hours.until
    ? { field: 'cheapUntil', reason: 'cheap-all-day' }
    : undefined;

const MOST_HEAT_KWH = 60_000;
const MOST_HOUSEHOLD_KWH = 20_000;

/** What to bear in mind beside the figures of a plan, with the number that it is about. */
export interface PlanWarning {
  code: 'over-limit' | 'needs-notice' | 'floor' | 'heat' | 'household' | 'hub-wind' | 'car';
  value: number;
}

export function listWarnings(plan: Plan): PlanWarning[] {
  const { home, current, planned } = plan;
  const kw = ratedKw(plan);
  const heatKwh = home.heat.spaceKwh + home.heat.hotWaterKwh;
  const hubMs = planned.turbine?.hubWindMs ?? NaN;
  const all: [PlanWarning['code'], applies: boolean, value?: number][] = [
    ['over-limit', kw > MOST_KW, kw],
    ['needs-notice', kw > NOTICE_KW && kw <= MOST_KW, kw],
    ['floor', needsNewFloor(current.heating, planned.heating)],
    ['heat', heatKwh > MOST_HEAT_KWH, heatKwh],
    ['household', home.householdKwh > MOST_HOUSEHOLD_KWH, home.householdKwh],
    ['hub-wind', hubMs < USUAL_HUB_WIND_MS.from || hubMs > USUAL_HUB_WIND_MS.to, hubMs],
    ['car', current.fuelLitres !== undefined && planned.fuelLitres === undefined],
  ];
  return all.filter(([, applies]) => applies).map(([code, , value = 0]) => ({ code, value }));
}

export type Refusal = { reason: 'no-postcode' } | { reason: 'elsewhere'; postcode: string };

/** Why a postcode gets no answer: its weather is not that of the isles. It is optional, so empty is fine. */
export function unsupportedReason(postcode: string): Refusal | undefined {
  if (postcode === '') return undefined;
  const read = parsePostcode(postcode);
  if (read === undefined) return { reason: 'no-postcode' };
  return isIslandPostcode(read) ? undefined : { reason: 'elsewhere', postcode: read };
}

export function ratedKw({ planned }: Plan): number {
  const roofs = planned.roofs.reduce((sum, { kw }) => sum + kw, 0);
  return roofs + (planned.turbine ? TURBINES[planned.turbine.machine].ratedKw : 0);
}
