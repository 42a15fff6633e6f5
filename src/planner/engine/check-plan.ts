import type { FieldError } from '../../values/result.ts';
import { hoursADay } from './local-hour.ts';
import { dailyCarKwh } from './dispatch/car-charging.ts';
import { type CarUse, type Plan, type Setup, TURBINES } from './plan.ts';
import { formatNumber, formatWhole } from '../../values/format.ts';
import { isIslandPostcode, parsePostcode } from '../../values/postcode.ts';
import { uncountedEmitters } from './cost.ts';

/**
 * What is wrong with a plan whose numbers are each right by themselves, by the field that puts it right. Where today's
 * setup and the planned one are wrong in the same way, the words are those of the plan.
 */
export function checkPlan({ home: { car }, current, planned }: Plan): FieldError[] {
  const errors = [
    car && (checkCar(car, planned, sayPlanned) ?? checkCar(car, current, sayCurrent)),
    checkCheapHours(planned) ?? checkCheapHours(current),
  ];
  return errors.filter((error) => error !== undefined);
}

/** What to say of a car that takes more kWh a day than it gets. */
type Say = (takes: string, gets: string) => string;

const sayPlanned: Say = (takes, gets) =>
  `The car needs ${takes} kWh a day and gets at most ${gets}: plug it in for longer, or choose a stronger charger`;

const sayCurrent: Say = (takes, gets) =>
  `Today the car gets at most ${gets} of the ${takes} kWh a day that its miles take: enter fewer miles or longer hours, or say that it has a charger`;

/** A car without charging, as it burns petrol, is right. */
function checkCar(car: CarUse, { charging }: Setup, say: Say): FieldError | undefined {
  const takes = dailyCarKwh(car);
  const gets = charging ? charging.chargerKw * hoursADay(charging.plugged) : Infinity;
  if (!(takes > gets)) return undefined;
  return { field: 'pluggedUntil', message: say(takes.toFixed(1), gets.toFixed(1)) };
}

function checkCheapHours({ tariff: { cheap } }: Setup): FieldError | undefined {
  if (!cheap || cheap.hours.from !== cheap.hours.until) return undefined;
  const message =
    'The cheap hours must end at another hour than they begin; for one price all day leave them out';
  return { field: 'cheapUntil', message };
}

/** Of panels and turbine together. */
export const MOST_KW = 20;
const NOTICE_KW = 3.68;
const MOST_HEAT_KWH = 60_000;
const MOST_HOUSEHOLD_KWH = 20_000;
const USUAL_HUB_WIND_MS = { from: 4, to: 8 };

/** Warnings to show beside the figures of a plan. */
export function limits(plan: Plan): string[] {
  const { home, current, planned } = plan;
  const kw = ratedKw(plan);
  const { spaceKwh, hotWaterKwh } = home.heat;
  const hub = planned.turbine?.hubWindMs;
  const uncounted = uncountedEmitters(current.heating, planned.heating);
  return [
    ...say(
      kw > MOST_KW,
      `${formatNumber(kw, 1).replace('.0', '')} kW is more than this planner is made for: above ${MOST_KW} kW connection, planning and prices are worked out for each site, so count on other costs, and perhaps on a limit to what you may sell.`,
    ),
    ...say(
      kw > NOTICE_KW && kw <= MOST_KW,
      `Above ${NOTICE_KW} kW a phase ask the network first (G99): it has to agree, and may limit what you sell.`,
    ),
    ...say(uncounted !== undefined, `The costs leave out ${uncounted ?? ''} for the heat pump.`),
    ...say(
      spaceKwh + hotWaterKwh > MOST_HEAT_KWH,
      `Heat of ${formatWhole(spaceKwh + hotWaterKwh)} kWh a year is that of a castle or a hotel: one heat pump for a home will not give it, and the price of one does not hold.`,
    ),
    ...say(
      home.householdKwh > MOST_HOUSEHOLD_KWH,
      `${formatWhole(home.householdKwh)} kWh a year without heating is more than a household's: the hours are shaped as those of homes.`,
    ),
    ...say(
      hub !== undefined && (hub < USUAL_HUB_WIND_MS.from || hub > USUAL_HUB_WIND_MS.to),
      `A mean of ${String(hub)} m/s at the hub is unusual: most places lie between ${USUAL_HUB_WIND_MS.from} and ${USUAL_HUB_WIND_MS.to}. Make sure that it was measured over a whole year.`,
    ),
    ...say(
      current.fuelLitres !== undefined && planned.fuelLitres === undefined,
      'The electric car itself is not among the costs: only its charger is.',
    ),
  ];
}

/** Why a postcode gets no answer: its weather is not that of the isles. It is optional, so empty is fine. */
export function refusalOf(postcode: string): string | undefined {
  if (postcode === '') return undefined;
  const read = parsePostcode(postcode);
  if (read === undefined) {
    return 'That is no UK postcode. Leave it out, or write it like HS8 5SS.';
  }
  return isIslandPostcode(read)
    ? undefined
    : `${read} is not in the Western Isles. The weather here is theirs, so the year would not be yours.`;
}

/** Panels and turbine, kW as rated. */
export function ratedKw({ planned }: Plan): number {
  const roofs = planned.roofs.reduce((sum, { kw }) => sum + kw, 0);
  return roofs + (planned.turbine ? TURBINES[planned.turbine.machine].ratedKw : 0);
}

const say = (applies: boolean, message: string): string[] => (applies ? [message] : []);
