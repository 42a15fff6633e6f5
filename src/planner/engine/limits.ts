import { formatNumber, formatWhole } from '../../values/numbers/format.ts';
import { isIslandPostcode, parsePostcode } from '../../values/text/postcode.ts';
import { uncountedEmitters } from './cost.ts';
import { TURBINES } from './generation/turbines.ts';
import type { Plan } from './plan.ts';

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
