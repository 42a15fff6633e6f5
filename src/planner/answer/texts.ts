import { formatNumber, formatPounds, formatWhole } from '../../numbers/format.ts';
import type { PlanError, Refusal, PlanWarning } from '../engine/check-plan.ts';
import type { Bought } from '../engine/cost.ts';
import type { Interval } from '../engine/interval.ts';
import type { LeftOutReason, MeasureId } from '../engine/measures.ts';
import { MOST_KW, NOTICE_KW, TURBINES, USUAL_HUB_WIND_MS, type Fabric } from '../engine/plan.ts';

const FABRIC: Readonly<Record<Fabric, string>> = {
  loft: 'Loft insulation to 270 mm',
  cavity: 'Filling the cavity walls',
  walls: 'Insulating solid walls from inside',
  draughts: 'Draught-proofing',
  controls: 'Heating controls',
};

/** As parts of one job. */
const FABRIC_PARTS: Readonly<Record<Fabric, string>> = {
  loft: 'loft',
  cavity: 'cavity walls',
  walls: 'solid walls',
  draughts: 'draughts',
  controls: 'heating controls',
};

export const BOUGHT: Readonly<Record<Bought, string>> = {
  panels: 'panels',
  turbine: 'turbine',
  battery: 'battery',
  heatPump: 'heat pump',
  radiators: 'radiators and pipes',
  charger: 'charger',
  diverter: 'hot-water diverter',
  ...FABRIC,
};

export const CAUSES: Readonly<Record<Interval['reasons'][number]['cause'], string>> = {
  'yearly-wind': 'Wind from year to year',
  'yearly-sun': 'Sun from year to year',
  'yearly-cold': 'Cold from year to year',
  'measured-wind': 'The year in which the wind was measured',
  'hub-wind': 'Wind at the hub',
  'heat-demand': 'Heat that the house needs',
  'roof-light': 'Light on the roof',
  'heat-pump': 'Performance of the heat pump',
  'oil-price': 'Price of heating oil',
  'electricity-price': 'Price of electricity',
  'export-price': 'Price for what is sold',
  'self-use': 'How much is used at home',
};

const CAR_CHANGES = {
  electric: 'An electric car',
  cheap: 'Charging the car in the cheap hours',
  spare: 'Charging the car from what is spare',
  'spare-at-noon': 'Charging the car from what is spare, plugged in from 10 to 16',
};

export function formatMeasure(id: MeasureId): string {
  switch (id.kind) {
    case 'fabric':
      return formatFabric(id.fabric);
    case 'tariff':
      return 'A tariff with cheap hours';
    case 'heating':
      return `A heat pump${id.needsNewFloor ? ' (without the cost of underfloor heating)' : ''}`;
    case 'panels':
      return id.kw === undefined ? 'Panels' : `${id.kw} kW of panels`;
    case 'turbine':
      return `A turbine${id.machine ? `, ${TURBINES[id.machine].name}` : ''}`;
    case 'battery':
      return id.kwh === undefined ? 'A battery' : `${formatWhole(id.kwh)} kWh of battery`;
    case 'car':
      return CAR_CHANGES[id.change];
    case 'diverter':
      return 'A hot-water diverter';
  }
}

/** "Draught-proofing", or "Loft, draughts and heating controls" for several that are done together. */
function formatFabric(fabric: readonly Fabric[]): string {
  const [first, ...more] = fabric;
  if (first && more.length === 0) return FABRIC[first];
  const parts = fabric.map((name) => FABRIC_PARTS[name]);
  return capital(`${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`);
}

/** "A heat pump and a turbine". */
export const formatMeasures = (ids: readonly MeasureId[]): string =>
  ids
    .map(formatMeasure)
    .map((name, i) => (i === 0 ? name : lowerFirst(name)))
    .join(' and ');

const LEFT_OUT = {
  'has-one': 'You have one.',
  'in-plan': 'It is in your plan.',
  'no-heat-demand': 'No heat is needed.',
  'no-hot-water-demand': 'No hot water is needed.',
  'no-cheap-tariff': 'No such tariff is given.',
  'car-price-unknown': 'What another car costs is not ours to know.',
  'no-electric-car': 'There is no electric car.',
  'charges-from-spare': 'You do.',
  'nothing-spare': 'Nothing is spare without panels or a turbine.',
  'over-limit': `Together more than ${MOST_KW} kW.`,
  'saves-nothing': 'It saves nothing here.',
};

export function formatLeftOut(why: LeftOutReason): string {
  switch (why.code) {
    case 'plan-error':
      return formatPlanError(why.error);
    case 'costs-more':
      return `It would cost ${formatPounds(why.pounds)} a year more.`;
    case 'little-beyond':
      return `${formatMeasure(why.part)} alone saves nearly as much.`;
    default:
      return LEFT_OUT[why.code];
  }
}

export function formatPlanError(error: PlanError): string {
  if (error.reason === 'cheap-all-day') {
    return 'The cheap hours must end at another hour than they begin; for one price all day leave them out';
  }
  const [takes, gets] = [error.takesKwh.toFixed(1), error.getsKwh.toFixed(1)];
  return error.setup === 'planned'
    ? `The car needs ${takes} kWh a day and gets at most ${gets}: plug it in for longer, or choose a stronger charger`
    : `Today the car gets at most ${gets} of the ${takes} kWh a day that its miles take: enter fewer miles or longer hours, or say that it has a charger`;
}

export const formatRefusal = (refusal: Refusal): string =>
  refusal.reason === 'no-postcode'
    ? 'That is no UK postcode. Leave it out, or write it like HS8 5SS.'
    : `${refusal.postcode} is not in the Western Isles. The weather here is theirs, so the year would not be yours.`;

const WARNINGS: Readonly<Record<PlanWarning['code'], (value: number) => string>> = {
  'over-limit': (kw) =>
    `${formatNumber(kw, 1).replace('.0', '')} kW is more than this planner is made for: above ${MOST_KW} kW connection, planning and prices are worked out for each site, so count on other costs, and perhaps on a limit to what you may sell.`,
  'needs-notice': () =>
    `Above ${NOTICE_KW} kW a phase ask the network first (G99): it has to agree, and may limit what you sell.`,
  floor: () => 'The costs leave out underfloor heating for the heat pump.',
  heat: (kwh) =>
    `Heat of ${formatWhole(kwh)} kWh a year is that of a castle or a hotel: one heat pump for a home will not give it, and the price of one does not hold.`,
  household: (kwh) =>
    `${formatWhole(kwh)} kWh a year without heating is more than a household's: the hours are shaped as those of homes.`,
  'hub-wind': (ms) =>
    `A mean of ${String(ms)} m/s at the hub is unusual: most places lie between ${USUAL_HUB_WIND_MS.from} and ${USUAL_HUB_WIND_MS.to}. Make sure that it was measured over a whole year.`,
  car: () => 'The electric car itself is not among the costs: only its charger is.',
};

export const formatWarning = ({ code, value }: PlanWarning): string => WARNINGS[code](value);

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The licence wants this shown wherever the weather is used. */
export const WEATHER_CREDIT =
  'Contains Met Éireann data, CC BY 4.0: Malin Head, hours of 2017, adapted to the monthly means of the Western Isles. Radiation of August to December is derived from earlier days. Met Éireann does not accept any liability whatsoever for any error or omission in the data.';
