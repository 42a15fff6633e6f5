import { listDoubts, type Doubt } from './doubts.ts';
import { estimateOf, mapEstimate, type Estimate } from './estimate.ts';
import type { Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { bothYears, type YearOf } from './years.ts';

export interface Spread {
  /** The ends of each figure's own range in a single year: two chances in three that it is within. */
  low: Estimate;
  high: Estimate;
  /** £ saved a year over a lifetime, in which the years even out and only what lasts is left in doubt. */
  lasting: { low: number; high: number };
  /** Why, the one that moves the £ saved farthest first. */
  reasons: readonly Reason[];
}

interface Reason extends Pick<Doubt, 'name' | 'source'> {
  /** £ saved a year, more or less. */
  pounds: number;
}

const { POSITIVE_INFINITY: ANY } = Number;

/** Nobody makes, buys or causes less than nothing; a bill and what is saved may be below. */
const LEAST: Partial<Estimate> = {
  carbonNow: 0,
  carbonThen: 0,
  madeKwh: 0,
  boughtKwh: 0,
  selfSufficiency: 0,
};

/**
 * How far what a plan brings may be off. The doubts are independent of each other, so they seldom all go the same way:
 * they add as the sides of a right angle do, in quadrature.
 */
export function spread(plan: Plan, yearOf: YearOf, prices: Prices): Spread {
  const expected = estimateOf(bothYears(plan, yearOf));
  const doubts = listDoubts(plan, yearOf, prices);
  const width = (figure: keyof Estimate, among = doubts) =>
    Math.hypot(...among.map(({ moves }) => moves[figure]));
  const lasting = width(
    'savedPounds',
    doubts.filter(({ lasts }) => lasts),
  );
  return {
    low: mapEstimate((figure) => Math.max(LEAST[figure] ?? -ANY, expected[figure] - width(figure))),
    high: mapEstimate((figure) =>
      Math.min(figure === 'selfSufficiency' ? 1 : ANY, expected[figure] + width(figure)),
    ),
    lasting: {
      low: expected.savedPounds - lasting,
      high: expected.savedPounds + lasting,
    },
    reasons: doubts.map(({ name, source, moves }) => ({ name, source, pounds: moves.savedPounds })),
  };
}
