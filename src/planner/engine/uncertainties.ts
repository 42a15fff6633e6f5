import { estimateOf, mapEstimate, type Estimate } from './estimate.ts';
import type { Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, type Factors } from './simulate.ts';
import type { Weather } from './weather/prepare-weather.ts';
import type { Year } from './year.ts';
import { simulateBoth, type Years } from './years.ts';

/** One reason why a real year differs from the planned one. */
export interface Uncertainty {
  name: string;
  /** From where its size is known. */
  source: 'measured' | 'judged';
  /** Whether it is the same in every year, as the site is, or another in each, as the weather is. */
  isSystematic: boolean;
  /** How far each figure moves at most, one way or the other. */
  deviations: Readonly<Estimate>;
}

/** One standard deviation from year to year at Malin Head, 2000 to 2016. */
const YEAR_TO_YEAR = { wind: 0.095, sun: 0.034, cold: 0.064 } as const;
/** Judged: what a site may be off without a survey. */
const SITE = { wind: 0.35, sun: 0.1, selfConsumption: 0.1, seasonalPerformance: 0.5 } as const;

interface Perturbation extends Pick<Uncertainty, 'name' | 'source' | 'isSystematic'> {
  /** The factors at one standard deviation, up or down. */
  perturb: (sign: 1 | -1) => Partial<Factors>;
}

const listPerturbations = (
  { planned: { turbine } }: Plan,
  { seasonalPerformance: spf }: Year,
): readonly Perturbation[] => [
  {
    name: 'Wind from year to year',
    source: 'measured',
    isSystematic: false,
    perturb: (sign) => ({ wind: 1 + sign * YEAR_TO_YEAR.wind }),
  },
  {
    name: 'Sun from year to year',
    source: 'measured',
    isSystematic: false,
    perturb: (sign) => ({ sun: 1 + sign * YEAR_TO_YEAR.sun }),
  },
  {
    name: 'Cold from year to year',
    source: 'measured',
    isSystematic: false,
    perturb: (sign) => ({ cold: 1 + sign * YEAR_TO_YEAR.cold }),
  },
  turbine?.isMeasured
    ? {
        // The year of the measurement was a year as any other.
        name: 'The year in which the wind was measured',
        source: 'measured',
        isSystematic: true,
        perturb: (sign) => ({ wind: 1 + sign * YEAR_TO_YEAR.wind }),
      }
    : {
        name: 'Wind at the hub',
        source: 'judged',
        isSystematic: true,
        perturb: (sign) => ({ wind: 1 + sign * SITE.wind }),
      },
  {
    name: 'Light on the roof',
    source: 'judged',
    isSystematic: true,
    perturb: (sign) => ({ sun: 1 + sign * SITE.sun }),
  },
  {
    name: 'Performance of the heat pump',
    source: 'judged',
    isSystematic: true,
    perturb: (sign) => ({
      cop: spf === undefined ? 1 : 1 + (sign * SITE.seasonalPerformance) / spf,
    }),
  },
];

/**
 * Every uncertainty that matters to a plan, each found by perturbing its factor up and down; the larger deviation counts.
 * Ordered by the effect on the £ saved, largest first.
 */
export function listUncertainties(
  plan: Plan,
  years: Years,
  weather: Weather,
  prices: Prices,
): Uncertainty[] {
  const expected = estimateOf(years);
  const estimateWith = (perturbation: Partial<Factors>) => {
    if (Object.values(perturbation).every((factor) => factor === 1)) return expected;
    const factors = { ...AS_PLANNED, ...perturbation };
    return estimateOf(simulateBoth(plan, weather, prices, factors));
  };
  const tested = listPerturbations(plan, years.then).map(
    ({ name, source, isSystematic, perturb }): Uncertainty => {
      const ends = ([1, -1] as const).map((sign) => estimateWith(perturb(sign)));
      const farthest = (figure: keyof Estimate) =>
        Math.max(...ends.map((end) => Math.abs(end[figure] - expected[figure])));
      return { name, source, isSystematic, deviations: mapEstimate(farthest) };
    },
  );
  return [...tested, selfConsumptionUncertainty(plan, years.then, prices)]
    .filter(({ deviations }) => Object.values(deviations).some((deviation) => deviation > 1e-6))
    .sort((a, b) => b.deviations.savedPounds - a.deviations.savedPounds);
}

/**
 * What 10 points of what is made would move from sold to used at home or back, or 10 points of what is used where that is
 * less: a house does not use the more of its own, the more is left over.
 */
function selfConsumptionUncertainty({ planned }: Plan, year: Year, prices: Prices): Uncertainty {
  const { bought } = year.totals;
  const kwh = SITE.selfConsumption * Math.min(year.madeKwh, year.usedKwh);
  const paid = bought > 0 ? year.bill.electricity / bought : planned.tariff.importPrice;
  const pounds = kwh * Math.abs(paid - planned.tariff.exportPrice);
  const deviations: Partial<Estimate> = {
    savedPounds: pounds,
    billThen: pounds,
    boughtKwh: kwh,
    carbonThen: kwh * prices.gridCarbon,
    selfSufficiency: year.usedKwh > 0 ? kwh / year.usedKwh : 0,
  };
  return {
    name: 'How much is used at home',
    source: 'judged',
    isSystematic: true,
    deviations: mapEstimate((figure) => deviations[figure] ?? 0),
  };
}
