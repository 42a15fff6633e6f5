import { mapValues } from '../../values/records.ts';
import type { Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { listUncertainties, type Uncertainty } from './uncertainties.ts';
import { estimateOf, simulateBoth, type Estimate, type YearOf } from './years.ts';

export interface Interval {
  /** Each figure a standard deviation below and above: in two years of three it lies between them. */
  low: Estimate;
  high: Estimate;
  /** £ saved a year over a lifetime, in which the years even out and only the systematic uncertainties remain. */
  lasting: { low: number; high: number };
  /** Ordered by the effect on the £ saved, largest first. */
  reasons: readonly Reason[];
}

interface Reason extends Pick<Uncertainty, 'name' | 'source'> {
  /** £ saved a year, up or down. */
  pounds: number;
}

/** Only a bill and what is saved can be negative. */
const LEAST: Partial<Estimate> = {
  carbonNow: 0,
  carbonThen: 0,
  madeKwh: 0,
  boughtKwh: 0,
  selfSufficiency: 0,
};
const MOST: Partial<Estimate> = { selfSufficiency: 1 };

/** The interval of each figure. Its uncertainties are independent of each other, so they add in quadrature. */
export function intervalOf(plan: Plan, yearOf: YearOf, prices: Prices): Interval {
  const expected = estimateOf(simulateBoth(plan, yearOf));
  const { savedPounds } = expected;
  const uncertainties = listUncertainties(plan, yearOf, prices);
  const width = (figure: keyof Estimate, among = uncertainties) =>
    Math.hypot(...among.map(({ deviations }) => deviations[figure]));
  const lasting = width(
    'savedPounds',
    uncertainties.filter(({ isSystematic }) => isSystematic),
  );
  return {
    low: mapValues(expected, (value, figure) =>
      Math.max(LEAST[figure] ?? -Infinity, value - width(figure)),
    ),
    high: mapValues(expected, (value, figure) =>
      Math.min(MOST[figure] ?? Infinity, value + width(figure)),
    ),
    lasting: { low: savedPounds - lasting, high: savedPounds + lasting },
    reasons: uncertainties.map(({ name, source, deviations }) => ({
      name,
      source,
      pounds: deviations.savedPounds,
    })),
  };
}
