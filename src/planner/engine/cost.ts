import { costAfterGrant, type SchemeAmounts } from '../../grants/grants.ts';
import { mapValues, pick } from '../../records.ts';
import { sum } from '../../numbers/sum.ts';
import { peakHeatKw } from './demand/annual-demand.ts';
import { HEAT_PUMPS, type Prices } from './prices.ts';
import {
  FABRIC_NAMES,
  type Fabric,
  type Heating,
  type Home,
  type Plan,
  type Setup,
} from './plan.ts';

export const GRANT_CATEGORIES = [
  'heatPump',
  'turbine',
  'fabric',
  'panels',
  'battery',
  'charger',
] as const;
type GrantCategory = (typeof GRANT_CATEGORIES)[number];

/** The grants and loans that apply; empty if none do. */
export type Schemes = Readonly<Partial<Record<GrantCategory, SchemeAmounts | undefined>>>;

export type CostItem =
  'panels' | 'turbine' | 'battery' | 'heatPump' | 'radiators' | 'charger' | 'diverter' | Fabric;

interface CostLine {
  item: CostItem;
  pounds: number;
  lifetimeYears: number;
  grantCategory: GrantCategory | undefined;
}

/** Costs, £, before and after grants. */
export interface CostSum {
  /** Before grants. */
  pounds: number;
  grant: number;
  /** After grants: what the customer pays. */
  paid: number;
  /** The cost of a replacement that was due anyway and is no longer needed, such as an oil boiler. */
  avoidedCost: number;
  /** Paid minus avoided cost; negative if the avoided cost is greater. */
  net: number;
  /** £ a year: the cost of each line after its grant, divided by its lifetime. */
  depreciationPerYear: number;
  /** The part that can be borrowed without interest, and the monthly repayment. */
  loan: number;
  loanAMonth: number;
}

export interface Cost extends CostSum {
  lines: readonly CostLine[];
  /** Equipment that has no price and is therefore in no total. */
  unpriced: readonly ('turbine' | 'car')[];
}

/**
 * The cost of what a plan adds. Existing equipment costs nothing; replaced equipment has no resale value.
 * @param quote for the whole plan, £, which replaces our prices
 */
export function costOf(plan: Plan, prices: Prices, schemes: Schemes, quote?: number): Cost {
  const guide = [...listLines(plan, prices)];
  const { charging, turbine } = plan.planned;
  const lines = quote === undefined ? guide : splitQuote(guide, quote);
  const groups = [...GRANT_CATEGORIES, undefined].map((name) => {
    const covered = lines.filter(({ grantCategory }) => grantCategory === name);
    const pounds = sum(covered.map((line) => line.pounds));
    const help = costAfterGrant(pounds, name && schemes[name]);
    // The grant is shared between the lines.
    const left = pounds > 0 ? help.net / pounds : 1;
    const depreciation = sum(covered.map((line) => (line.pounds * left) / line.lifetimeYears));
    return { depreciation, ...help };
  });
  const pounds = sum(lines.map((line) => line.pounds));
  const grant = sum(groups.map((group) => group.grant));
  const paid = pounds - grant;
  const avoidedCost = avoidedCostOf(plan, prices);
  return {
    lines,
    pounds,
    grant,
    paid,
    avoidedCost,
    net: paid - avoidedCost,
    depreciationPerYear: sum(groups.map((group) => group.depreciation)),
    loan: sum(groups.map(({ loan }) => loan)),
    loanAMonth: sum(groups.map(({ loanAMonth }) => loanAMonth)),
    unpriced: [
      ...(turbine && !plan.current.turbine && quote === undefined ? (['turbine'] as const) : []),
      ...(charging && !plan.current.charging ? (['car'] as const) : []),
    ],
  };
}

/** Splits a quote in proportion to our own prices. A quote includes the turbine, for which we have no price. */
function splitQuote(lines: readonly CostLine[], quote: number): CostLine[] {
  const total = sum(lines.map(({ pounds }) => pounds));
  return lines.map((line) => ({
    ...line,
    pounds: total > 0 ? (line.pounds * quote) / total : quote / lines.length,
  }));
}

function* listLines({ home, current, planned }: Plan, prices: Prices): Generator<CostLine> {
  const line = (
    item: CostItem,
    pounds: number,
    lifetimeYears: number,
    grantCategory?: GrantCategory,
  ) => ({ item, pounds, lifetimeYears, grantCategory });
  const { turbine, heating, battery, charging, fabric = [] } = planned;
  const addedKw = kwOf(planned) - kwOf(current);
  if (addedKw > 0) {
    const newRoofs = planned.roofs.length - current.roofs.length;
    const pounds = newRoofs * prices.panelsFixedPrice + addedKw * prices.panelsPricePerKw;
    yield line('panels', pounds, prices.panelsLifetime, 'panels');
  }
  if (turbine && turbine.model !== current.turbine?.model) {
    yield line('turbine', 0, prices.turbineLifetime, 'turbine');
  }
  const addedKwh = (battery?.sizeKwh ?? 0) - (current.battery?.sizeKwh ?? 0);
  if (addedKwh > 0) {
    const pounds = prices.batteryFixedPrice + addedKwh * prices.batteryPricePerKwh;
    yield line('battery', pounds, prices.batteryLifetime, 'battery');
  }
  if (heating.kind === 'heat-pump' && current.heating.kind !== 'heat-pump') {
    const years = prices.heatPumpLifetime;
    const figure = heatPumpFor(home, planned, prices) ?? 'heatPump16Price';
    yield line('heatPump', prices[figure], years, 'heatPump');
    if (heating.emitters === 'radiators') {
      const hasRadiators = ['oil', 'lpg'].includes(current.heating.kind);
      const pounds = hasRadiators ? prices.radiatorsUpgradePrice : prices.radiatorsPrice;
      yield line('radiators', pounds, years, 'heatPump');
    }
  }
  if (charging && charging.chargerKw > (current.charging?.chargerKw ?? 0)) {
    yield line('charger', prices.chargerPrice, prices.chargerLifetime, 'charger');
  }
  for (const name of FABRIC_NAMES.filter((name) => fabric.includes(name))) {
    if (current.fabric?.includes(name)) continue;
    const pounds = prices[`${name}Price`] * (BY_FLOOR.has(name) ? home.floorM2 / PRICED_M2 : 1);
    yield line(name, pounds, prices.fabricLifetime, 'fabric');
  }
  if (planned.hasDiverter && !current.hasDiverter) {
    yield line('diverter', prices.diverterPrice, prices.diverterLifetime);
  }
}

/** Insulation prices are for this floor area, m², and scale with it. */
const BY_FLOOR: ReadonlySet<Fabric> = new Set(['loft', 'cavity', 'walls']);
const PRICED_M2 = 100;

/** The share of space heating that remains after insulation, 0 to 1. Each measure saves a share of what the others leave. */
export const remainingHeatShare = (fabric: readonly Fabric[] = [], prices: Prices): number =>
  fabric.reduce((left, name) => left * (1 - prices[`${name}Saving`]), 1);

/** The price figure of the smallest heat pump with enough output; undefined if no domestic one is large enough. */
export function heatPumpFor(
  { heat }: Pick<Home, 'heat'>,
  { fabric }: Pick<Setup, 'fabric'>,
  prices: Prices,
): (typeof HEAT_PUMPS)[number][1] | undefined {
  const kw = peakHeatKw(heat.spaceKwh * remainingHeatShare(fabric, prices));
  return HEAT_PUMPS.find(([maxKw]) => kw <= maxKw)?.[1];
}

/** The price of a new oil boiler, £, if one is due and a heat pump replaces it. */
function avoidedCostOf({ current: { heating }, planned }: Plan, { boilerPrice }: Prices): number {
  const isDue = heating.kind === 'oil' && heating.isDue;
  return isDue && planned.heating.kind === 'heat-pump' ? boilerPrice : 0;
}

export const incrementalCost = (cost: CostSum, base: CostSum): CostSum =>
  mapValues(pick(cost, SUMS), (pounds, name) => pounds - base[name]);

const SUMS = [
  ...(['pounds', 'grant', 'paid', 'avoidedCost', 'net'] as const),
  ...(['depreciationPerYear', 'loan', 'loanAMonth'] as const),
];

/** Whether a new heat pump needs underfloor heating that the house does not have. We have no price for it. */
export const needsUnderfloorHeating = (current: Heating, planned: Heating): boolean =>
  planned.kind === 'heat-pump' && current.kind !== 'heat-pump' && planned.emitters === 'floor';

/** Whether and when a plan pays for itself. The lifetime of the plan is its cost divided by its depreciation. */
export type Payback =
  | { kind: 'unpriced'; item: Cost['unpriced'][number] }
  | { kind: 'free' }
  | { kind: 'years'; years: number }
  | { kind: 'beyond-lifetime'; lifetimeYears: number };

/** Simple payback of the cost less the avoided cost. @param savedPounds £ a year */
export function paybackOf(
  cost: Pick<Cost, 'paid' | 'net' | 'depreciationPerYear' | 'unpriced'>,
  savedPounds: number,
): Payback {
  const { paid, net, depreciationPerYear } = cost;
  const [unpriced] = cost.unpriced;
  if (unpriced) return { kind: 'unpriced', item: unpriced };
  if (net <= 0) return { kind: 'free' };
  const lifetimeYears = paid / depreciationPerYear;
  const years = net / savedPounds;
  return savedPounds > 0 && years <= lifetimeYears
    ? { kind: 'years', years }
    : { kind: 'beyond-lifetime', lifetimeYears };
}

const kwOf = ({ roofs }: Setup): number => sum(roofs.map(({ kw }) => kw));

/** Yearly price rises of energy and upkeep, as shares: scenarios, not forecasts. */
export const GROWTHS = [0, 0.02, 0.04] as const;

/** About the lifetime of most equipment. */
export const CASH_FLOW_YEARS = 20;

/**
 * The balance of a plan at the end of each year, £: savings to date, less the cost after grants and replacements at
 * today's prices. Excludes loans and interest.
 * @param savedPounds in the first year, £
 * @param growth of the saving, as a share a year
 */
export function cashFlow(
  { net, lines }: Pick<Cost, 'net' | 'lines'>,
  savedPounds: number,
  growth: number,
): number[] {
  let balance = -net;
  return Array.from({ length: CASH_FLOW_YEARS }, (_, i) => {
    const year = i + 1;
    balance += savedPounds * (1 + growth) ** i;
    for (const { pounds, lifetimeYears } of lines) {
      const isWornOut = Math.floor(year / lifetimeYears) > Math.floor(i / lifetimeYears);
      if (isWornOut && year < CASH_FLOW_YEARS) balance -= pounds;
    }
    return balance;
  });
}
