import { mapValues } from '../../records.ts';
import type { Plan, Tariff } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, type SimulationFactors } from './simulate.ts';
import type { Year } from './year.ts';
import {
  estimateOf,
  simulateBoth,
  type Estimate,
  type YearOf,
  type Years,
} from './memoize-years.ts';

/** A reason why a real year differs from the simulated one. */
interface Cause {
  cause:
    | 'yearly-wind'
    | 'yearly-sun'
    | 'yearly-cold'
    | 'measured-wind'
    | 'hub-wind'
    | 'heat-demand'
    | 'roof-light'
    | 'heat-pump'
    | 'fuel-price'
    | 'electricity-price'
    | 'export-price'
    | 'self-consumption'
    | 'night-charging';
  /** Basis of its size. */
  source: 'measured' | 'judged';
  /** Whether it is the same in every year, like the site, rather than random, like the weather. */
  isSystematic: boolean;
}

interface Uncertainty extends Cause {
  deviations: Readonly<Estimate>;
}

export interface UncertaintyRange {
  /** Each figure one standard deviation below and above: two years out of three are between them. */
  low: Estimate;
  high: Estimate;
  /** £ saved a year over a lifetime, in which random years even out and only systematic uncertainties remain. */
  lasting: { low: number; high: number };
  /** By their effect on the £ saved, largest first. */
  reasons: readonly (Pick<Cause, 'cause' | 'source'> & { pounds: number })[];
}

/** Only the bill and the saving can be negative. */
const LOWER_BOUNDS: Partial<Estimate> = {
  carbonBefore: 0,
  carbonAfter: 0,
  generatedKwh: 0,
  importedKwh: 0,
  selfSufficiency: 0,
};
const UPPER_BOUNDS: Partial<Estimate> = { selfSufficiency: 1 };

/** The interval of each figure. Its uncertainties are independent of each other, so they add in quadrature. */
export function estimateUncertainty(plan: Plan, yearOf: YearOf, prices: Prices): UncertaintyRange {
  const expected = estimateOf(simulateBoth(plan, yearOf));
  const { savedPounds } = expected;
  const uncertainties = listUncertainties(plan, yearOf, prices);
  const width = (figure: keyof Estimate, among = uncertainties) =>
    Math.hypot(...among.map(({ deviations }) => deviations[figure]));
  const systematic = uncertainties.filter(({ isSystematic }) => isSystematic);
  const lasting = width('savedPounds', systematic);
  return {
    low: mapValues(expected, (value, figure) =>
      Math.max(LOWER_BOUNDS[figure] ?? -Infinity, value - width(figure)),
    ),
    high: mapValues(expected, (value, figure) =>
      Math.min(UPPER_BOUNDS[figure] ?? Infinity, value + width(figure)),
    ),
    lasting: { low: savedPounds - lasting, high: savedPounds + lasting },
    reasons: uncertainties.map(({ cause, source, deviations }) => ({
      cause,
      source,
      pounds: deviations.savedPounds,
    })),
  };
}

/** One standard deviation from year to year at Malin Head, 2000 to 2016. */
const YEARLY = { wind: 0.095, sun: 0.034, cold: 0.064 } as const;
/** Our estimates: as a share, and in kWh of heat for each kWh. */
const SELF_CONSUMPTION = 0.1;
const SEASONAL_PERFORMANCE = 0.5;
/** Our estimates, as shares: heat demand from one year's bill, or from the size and age of a house alone. */
const HEAT_BY = { bill: 0.08, age: 0.25 } as const;
/**
 * Our estimates of how far prices may move in the years ahead. Oil (54p to 123p a litre in 2026) and electricity: shares
 * of today's price. Exports (3p to 17.5p/kWh in July 2026): £/kWh.
 */
export const PRICE_UNCERTAINTY = { oil: 0.25, electricity: 0.1, exported: 0.04 } as const;

const RANDOM = { source: 'measured', isSystematic: false } as const;
/** Uncertainty of the wind at a site without a survey. */
const SITE = { source: 'judged', isSystematic: true } as const;

/** A cause that scales one factor of the year up and down by a share. */
interface Perturbation extends Cause {
  factor: keyof SimulationFactors;
  by: number;
}

export const listPerturbations = (
  { home, planned: { turbine } }: Plan,
  { seasonalPerformance: spf = Infinity }: Year,
): readonly Perturbation[] => [
  { ...RANDOM, cause: 'yearly-wind', factor: 'wind', by: YEARLY.wind },
  { ...RANDOM, cause: 'yearly-sun', factor: 'sun', by: YEARLY.sun },
  { ...RANDOM, cause: 'yearly-cold', factor: 'cold', by: YEARLY.cold },
  turbine?.isMeasured
    ? // The wind was measured in a year that may itself have been unusual.
      { ...RANDOM, isSystematic: true, cause: 'measured-wind', factor: 'wind', by: YEARLY.wind }
    : { ...SITE, cause: 'hub-wind', factor: 'wind', by: 0.35 },
  {
    ...SITE,
    cause: 'heat-demand',
    factor: 'cold',
    by: home.isHeatKnown ? HEAT_BY.bill : HEAT_BY.age,
  },
  { ...SITE, cause: 'roof-light', factor: 'sun', by: 0.1 },
  { ...SITE, cause: 'heat-pump', factor: 'cop', by: SEASONAL_PERFORMANCE / spf },
];

/**
 * The uncertainties that affect a plan, by their effect on the £ saved, largest first. Each factor is perturbed up and
 * down alone, and the larger deviation of a figure counts.
 */
export function listUncertainties(plan: Plan, yearOf: YearOf, prices: Prices): Uncertainty[] {
  const years = simulateBoth(plan, yearOf);
  const expected = estimateOf(years);
  const estimateWith = (factor: keyof SimulationFactors, value: number) =>
    estimateOf(simulateBoth(plan, yearOf, { ...AS_PLANNED, [factor]: value }));
  const perturbed = listPerturbations(plan, years.after)
    .filter(({ by }) => by > 0)
    .map(({ factor, by, ...cause }): Uncertainty => {
      const ends = [estimateWith(factor, 1 + by), estimateWith(factor, 1 - by)];
      const deviations = mapValues(expected, (value, figure) =>
        Math.max(...ends.map((end) => Math.abs(end[figure] - value))),
      );
      return { ...cause, deviations };
    });
  const none = mapValues(expected, () => 0);
  return [
    ...perturbed,
    ...priceUncertainties(years, none),
    selfUseUncertainty(plan, years, prices, none),
    ...nightChargingUncertainty(plan, yearOf, expected),
  ]
    .filter(({ deviations }) => Object.values(deviations).some((deviation) => deviation > 1e-6))
    .sort((a, b) => b.deviations.savedPounds - a.deviations.savedPounds);
}

/** A plain timer fills a battery every night, which leaves no room for the next day's surplus. */
function nightChargingUncertainty(plan: Plan, yearOf: YearOf, expected: Estimate): Uncertainty[] {
  const { battery } = plan.planned;
  if (!battery?.chargesAtNight) return [];
  const planned = { ...plan.planned, battery: { ...battery, fillsEveryNight: true } };
  const full = estimateOf(simulateBoth({ ...plan, planned }, yearOf));
  const deviations = mapValues(expected, (value, figure) => Math.abs(full[figure] - value));
  return [{ ...SITE, cause: 'night-charging', deviations }];
}

/** Prices do not change the flows, so their effect is calculated from the bills. */
function priceUncertainties({ before, after }: Years, none: Estimate): Uncertainty[] {
  const { oil, electricity, exported } = PRICE_UNCERTAINTY;
  const priced = (cause: Cause['cause'], billOf: (year: Year) => number): Uncertainty => {
    const [billBefore, billAfter] = [billOf(before), billOf(after)];
    const savedPounds = Math.abs(billBefore - billAfter);
    return { ...SITE, cause, deviations: { ...none, savedPounds, billBefore, billAfter } };
  };
  return [
    priced('fuel-price', ({ bill }) => oil * bill.boilerFuel),
    priced('electricity-price', ({ bill }) => electricity * bill.electricity),
    priced('export-price', ({ totals }) => exported * totals.exported),
  ];
}

/**
 * Moves a tenth of generation, or of use if that is smaller, between export and self-consumption, in either direction:
 * surplus does not raise demand. Current and planned generation move together.
 */
function selfUseUncertainty(
  { current, planned }: Plan,
  { before, after }: Years,
  prices: Prices,
  none: Estimate,
): Uncertainty {
  const today = movedBySelfConsumption(before, current.tariff);
  const { kwh, pounds } = movedBySelfConsumption(after, planned.tariff);
  return {
    ...SITE,
    cause: 'self-consumption',
    deviations: {
      ...none,
      savedPounds: Math.abs(pounds - today.pounds),
      billBefore: today.pounds,
      billAfter: pounds,
      carbonBefore: today.kwh * prices.gridCarbonToday,
      carbonAfter: kwh * prices.gridCarbonToday,
      importedKwh: kwh,
      selfSufficiency: after.usedKwh > 0 ? kwh / after.usedKwh : 0,
    },
  };
}

function movedBySelfConsumption(year: Year, { importPrice, exportPrice }: Tariff) {
  const { imported } = year.totals;
  const kwh = SELF_CONSUMPTION * Math.min(year.generatedKwh, year.usedKwh);
  const paid = imported > 0 ? year.bill.electricity / imported : importPrice;
  return { kwh, pounds: kwh * Math.abs(paid - exportPrice) };
}
