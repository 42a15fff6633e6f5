import { formatNumber, formatPounds, formatWhole } from '../../numbers/format.ts';
import type { CostItem } from '../engine/cost.ts';
import type { UncertaintyRange } from '../engine/uncertainty.ts';
import type { ExclusionReason, MeasureId } from '../ranking/measures.ts';
import {
  MAX_KW,
  G98_LIMIT_KW,
  TURBINES,
  TYPICAL_HUB_WIND_MS,
  type Fabric,
  type Fuel,
  type TariffName,
} from '../engine/plan.ts';
import type { PlanWarning } from '../engine/warnings.ts';

const FABRIC: Readonly<Record<Fabric, string>> = {
  loft: 'Loft insulation to 270 mm',
  cavity: 'Cavity wall insulation, after a survey',
  walls: 'Internal insulation of solid walls',
  draughts: 'Draught-proofing',
  controls: 'Heating controls',
};

/** Names of measures that are combined into one job. */
const FABRIC_PARTS: Readonly<Record<Fabric, string>> = {
  loft: 'loft insulation',
  cavity: 'cavity walls',
  walls: 'solid walls',
  draughts: 'draught-proofing',
  controls: 'heating controls',
};

export const COST_ITEM_NAMES: Readonly<Record<CostItem, string>> = {
  panels: 'panels',
  turbine: 'turbine',
  battery: 'battery',
  heatPump: 'heat pump',
  radiators: 'radiators and pipes',
  charger: 'charger',
  diverter: 'hot-water diverter',
  ...FABRIC,
};

export const FUEL_NAMES: Readonly<Record<Fuel, string>> = {
  oil: 'oil',
  lpg: 'LPG',
  solid: 'solid fuel',
};

export const CAUSES: Readonly<Record<UncertaintyRange['reasons'][number]['cause'], string>> = {
  'yearly-wind': 'The year-to-year variation in wind',
  'yearly-sun': 'The year-to-year variation in sunshine',
  'yearly-cold': 'The year-to-year variation in temperature',
  'measured-wind': 'How typical the measured year of wind was',
  'hub-wind': 'The wind speed at the turbine’s hub',
  'heat-demand': 'How much heat the house needs',
  'roof-light': 'The sunlight on the roof',
  'heat-pump': 'The efficiency of the heat pump',
  'fuel-price': 'The price of the fuel you burn now',
  'electricity-price': 'The price of electricity',
  'export-price': 'The export price',
  'self-consumption': 'How much of your own power you use',
  'night-charging': 'Whether the battery fills every night',
};

const CAR_CHANGES = {
  electric: 'An electric car',
  surplus: 'Charging the car from spare power',
  'surplus-at-noon': 'Charging the car from spare power, plugged in from 10 am to 4 pm',
};

const TARIFFS: Readonly<Record<TariffName, string>> = {
  night: 'A night-rate tariff',
  go: 'A car tariff with five cheap hours',
  cosy: 'A heat pump tariff with three cheap periods',
};

export function formatMeasure(id: MeasureId): string {
  switch (id.kind) {
    case 'fabric':
      return formatFabric(id.fabric);
    case 'tariff':
      return id.tariff ? TARIFFS[id.tariff] : 'A tariff with cheap hours';
    case 'heating':
      return `A heat pump${id.needsUnderfloorHeating ? ' (underfloor heating not included)' : ''}`;
    case 'panels':
      return id.kw === undefined ? 'Panels' : `${id.kw} kW of panels`;
    case 'turbine':
      return id.model ? `A ${TURBINES[id.model].ratedKw} kW turbine` : 'A turbine';
    case 'battery':
      return id.kwh === undefined ? 'A battery' : `A ${formatWhole(id.kwh)} kWh battery`;
    case 'car':
      return CAR_CHANGES[id.change];
    case 'diverter':
      return 'A hot-water diverter';
  }
}

/** "Draught-proofing", or "Loft insulation, draught-proofing and heating controls" for one job. */
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

export const EXCLUSIONS = {
  'has-one': 'You already have one.',
  'in-plan': 'Already in your plan.',
  'no-heat-demand': 'The house needs no heating.',
  'no-cylinder': 'It needs a hot-water cylinder.',
  'needs-survey':
    'The house needs more heat than one domestic heat pump can supply. This needs a survey.',
  'needs-car': 'Only for homes with an electric car.',
  'needs-heat-pump': 'Only for homes with a heat pump.',
  'no-electric-car': 'You don’t have an electric car.',
  'charges-from-surplus': 'Your car already does this.',
  'no-surplus': 'There is no spare power without panels or a turbine.',
  'over-limit': `That would be over ${MAX_KW} kW in all.`,
  'saves-nothing': 'It would save nothing in your home.',
};

export function formatExclusion(reason: ExclusionReason): string {
  switch (reason.code) {
    case 'costs-more':
      return `It would cost ${formatPounds(reason.pounds)} a year more.`;
    case 'little-beyond':
      return `${formatMeasure(reason.part)} alone saves nearly as much.`;
    default:
      return EXCLUSIONS[reason.code];
  }
}

const WARNINGS: Readonly<Record<PlanWarning['code'], (value: number) => string>> = {
  'over-limit': (kw) =>
    `${formatNumber(kw, 1).replace('.0', '')} kW is more than this planner covers. Above ${MAX_KW} kW, connection, planning and prices depend on the site.`,
  'needs-notice': () =>
    `Above ${G98_LIMIT_KW} kW a phase, the network operator has to agree first (G99) and may limit what you export.`,
  floor: () => 'Costs exclude fitting underfloor heating.',
  heat: (kw) =>
    `This needs a survey. On the coldest days the house needs ${formatWhole(kw)} kW of heat, more than one domestic heat pump can supply, so ignore this price.`,
  household: (kwh) =>
    `${formatWhole(kwh)} kWh a year without heating is more than a household usually uses. We still assume a home’s pattern of use through the day.`,
  'hub-wind': (ms) =>
    `A mean wind speed of ${String(ms)} m/s at the hub is unusual: most sites have ${TYPICAL_HUB_WIND_MS.from} to ${TYPICAL_HUB_WIND_MS.to}. Check that it was measured for a whole year.`,
  car: () => 'Costs include the charger but not the electric car.',
};

export const formatWarning = ({ code, value }: PlanWarning): string => WARNINGS[code](value);

export const lowerFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Required by the licence of the weather data. */
export const WEATHER_CREDIT =
  'Contains Met Éireann data, CC BY 4.0: Malin Head, hourly data for 2017, adapted to the monthly means of the Western Isles. Radiation for August to December is derived from earlier days. Met Éireann does not accept any liability whatsoever for any error or omission in the data.';
