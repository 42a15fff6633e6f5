import { mapValues } from '../../values/records.ts';
import type { Plan, Tariff } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, type Factors } from './simulate.ts';
import type { Year } from './year.ts';
import { estimateOf, simulateBoth, type Estimate, type YearOf, type Years } from './years.ts';

/** One reason why a real year differs from the planned one. */
interface Cause {
  name: string;
  /** How its size is known. */
  source: 'measured' | 'judged';
  /** The same in every year, as the site is, rather than random from year to year, as the weather is. */
  isSystematic: boolean;
}

export interface Uncertainty extends Cause {
  /** By how much it moves each figure, up or down. */
  deviations: Readonly<Estimate>;
}

interface Perturbation extends Cause {
  factor: keyof Factors;
  /** By which share the factor is moved, up and down. */
  by: number;
}

const RANDOM = { source: 'measured', isSystematic: false } as const;
/** What is unknown of a site without a survey. */
const SITE = { source: 'judged', isSystematic: true } as const;

/** One standard deviation from year to year at Malin Head, 2000 to 2016. */
const YEARLY = { wind: 0.095, sun: 0.034, cold: 0.064 } as const;
/** Judged: as a share, and in kWh of heat for each kWh. */
const SELF_CONSUMPTION = 0.1;
const SEASONAL_PERFORMANCE = 0.5;
/** Judged, as a share: heat by a bill of one year, or by the size and age of a house alone. */
const HEAT_BY = { bill: 0.08, age: 0.25 } as const;
/**
 * Judged for the years ahead: shares of the prices of oil, which was 54p to 123p a litre within 2026, and of electricity;
 * and £/kWh of what is sold, for which suppliers paid 3p to 17.5p in July 2026.
 */
export const PRICE_BY = { oil: 0.25, electricity: 0.1, sold: 0.04 } as const;

export const listPerturbations = (
  { home, planned: { turbine } }: Plan,
  { seasonalPerformance: spf = Infinity }: Year,
): readonly Perturbation[] => [
  { ...RANDOM, name: 'Wind from year to year', factor: 'wind', by: YEARLY.wind },
  { ...RANDOM, name: 'Sun from year to year', factor: 'sun', by: YEARLY.sun },
  { ...RANDOM, name: 'Cold from year to year', factor: 'cold', by: YEARLY.cold },
  turbine?.isMeasured
    ? {
        // The wind was measured in a year that may itself have been unusual.
        name: 'The year in which the wind was measured',
        source: 'measured',
        isSystematic: true,
        factor: 'wind',
        by: YEARLY.wind,
      }
    : { ...SITE, name: 'Wind at the hub', factor: 'wind', by: 0.35 },
  {
    ...SITE,
    name: 'Heat that the house needs',
    factor: 'cold',
    by: home.isHeatKnown ? HEAT_BY.bill : HEAT_BY.age,
  },
  { ...SITE, name: 'Light on the roof', factor: 'sun', by: 0.1 },
  {
    ...SITE,
    name: 'Performance of the heat pump',
    factor: 'cop',
    by: SEASONAL_PERFORMANCE / spf,
  },
];

/**
 * The uncertainties that affect a plan, by their effect on the £ saved, largest first. Each factor is perturbed up and
 * down by itself, and the larger deviation of a figure counts.
 */
export function listUncertainties(plan: Plan, yearOf: YearOf, prices: Prices): Uncertainty[] {
  const years = simulateBoth(plan, yearOf);
  const expected = estimateOf(years);
  const estimateWith = (factor: keyof Factors, value: number) =>
    estimateOf(simulateBoth(plan, yearOf, { ...AS_PLANNED, [factor]: value }));
  const perturbed = listPerturbations(plan, years.then)
    .filter(({ by }) => by > 0)
    .map(({ factor, by, ...cause }): Uncertainty => {
      const ends = [estimateWith(factor, 1 + by), estimateWith(factor, 1 - by)];
      const deviations = mapValues(expected, (value, figure) =>
        Math.max(...ends.map((end) => Math.abs(end[figure] - value))),
      );
      return { ...cause, deviations };
    });
  return [
    ...perturbed,
    ...priceUncertainties(years),
    selfConsumptionUncertainty(plan, years, prices),
  ]
    .filter(({ deviations }) => Object.values(deviations).some((deviation) => deviation > 1e-6))
    .sort((a, b) => b.deviations.savedPounds - a.deviations.savedPounds);
}

const NONE: Estimate = {
  savedPounds: 0,
  billNow: 0,
  billThen: 0,
  carbonNow: 0,
  carbonThen: 0,
  madeKwh: 0,
  boughtKwh: 0,
  selfSufficiency: 0,
};

/** Prices change no hour, so what they move is reckoned from the bills. */
function priceUncertainties({ now, then }: Years): Uncertainty[] {
  const priced = (name: string, billNow: number, billThen: number): Uncertainty => {
    const savedPounds = Math.abs(billNow - billThen);
    return { ...SITE, name, deviations: { ...NONE, savedPounds, billNow, billThen } };
  };
  const { oil, electricity, sold } = PRICE_BY;
  return [
    priced('Price of heating oil', oil * now.bill.oil, oil * then.bill.oil),
    priced(
      'Price of electricity',
      electricity * now.bill.electricity,
      electricity * then.bill.electricity,
    ),
    priced('Price for what is sold', sold * now.totals.sold, sold * then.totals.sold),
  ];
}

/**
 * A tenth of what is made is sold rather than used at home, or the other way round. Of what is used, if that is less: no
 * house uses more because more is left over. What is made today moves with what the plan makes.
 */
export function selfConsumptionUncertainty(
  { current, planned }: Plan,
  { now, then }: Years,
  prices: Prices,
): Uncertainty {
  const today = movedBySelfUse(now, current.tariff);
  const { kwh, pounds } = movedBySelfUse(then, planned.tariff);
  return {
    ...SITE,
    name: 'How much is used at home',
    deviations: {
      ...NONE,
      savedPounds: Math.abs(pounds - today.pounds),
      billNow: today.pounds,
      billThen: pounds,
      carbonNow: today.kwh * prices.gridCarbon,
      carbonThen: kwh * prices.gridCarbon,
      boughtKwh: kwh,
      selfSufficiency: then.usedKwh > 0 ? kwh / then.usedKwh : 0,
    },
  };
}

function movedBySelfUse(year: Year, { importPrice, exportPrice }: Tariff) {
  const { bought } = year.totals;
  const kwh = SELF_CONSUMPTION * Math.min(year.madeKwh, year.usedKwh);
  const paid = bought > 0 ? year.bill.electricity / bought : importPrice;
  return { kwh, pounds: kwh * Math.abs(paid - exportPrice) };
}
