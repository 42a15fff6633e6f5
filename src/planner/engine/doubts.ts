import { estimateOf, mapEstimate, type Estimate } from './estimate.ts';
import type { Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import { AS_PLANNED, type Factors } from './simulate.ts';
import type { Year } from './year.ts';
import { bothYears, type YearOf } from './years.ts';

/** Why a year or a site may be other than is planned with. */
export interface Doubt {
  name: string;
  /** From where its size is known. */
  source: 'measured' | 'judged';
  /** Whether it is the same in every year, as the site is, or another in each, as the weather is. */
  lasts: boolean;
  /** How far each figure moves at most, one way or the other. */
  moves: Readonly<Estimate>;
}

/** One standard deviation from year to year at Malin Head, 2000 to 2016. */
const YEARS = { wind: 0.095, sun: 0.034, cold: 0.064 } as const;
/** Judged: what a site may be off without a survey. */
const SITE = { wind: 0.35, sun: 0.1, selfUse: 0.1, seasonalPerformance: 0.5 } as const;

interface Test extends Pick<Doubt, 'name' | 'source' | 'lasts'> {
  /** What is off when the doubt goes one way. */
  off: (sign: 1 | -1) => Partial<Factors>;
}

const listTests = (
  { planned: { turbine } }: Plan,
  { seasonalPerformance: spf }: Year,
): readonly Test[] => [
  {
    name: 'Wind from year to year',
    source: 'measured',
    lasts: false,
    off: (sign) => ({ wind: 1 + sign * YEARS.wind }),
  },
  {
    name: 'Sun from year to year',
    source: 'measured',
    lasts: false,
    off: (sign) => ({ sun: 1 + sign * YEARS.sun }),
  },
  {
    name: 'Cold from year to year',
    source: 'measured',
    lasts: false,
    off: (sign) => ({ cold: 1 + sign * YEARS.cold }),
  },
  turbine?.isMeasured
    ? {
        // The year of the measurement was a year as any other.
        name: 'The year in which the wind was measured',
        source: 'measured',
        lasts: true,
        off: (sign) => ({ wind: 1 + sign * YEARS.wind }),
      }
    : {
        name: 'Wind at the hub',
        source: 'judged',
        lasts: true,
        off: (sign) => ({ wind: 1 + sign * SITE.wind }),
      },
  {
    name: 'Light on the roof',
    source: 'judged',
    lasts: true,
    off: (sign) => ({ sun: 1 + sign * SITE.sun }),
  },
  {
    name: 'Performance of the heat pump',
    source: 'judged',
    lasts: true,
    off: (sign) => ({
      cop: spf === undefined ? 1 : 1 + (sign * SITE.seasonalPerformance) / spf,
    }),
  },
];

/**
 * Every doubt that moves a plan, each put to the test by itself, up and down; its farther move counts. The one that moves
 * the £ saved farthest stands first.
 */
export function listDoubts(plan: Plan, yearOf: YearOf, prices: Prices): Doubt[] {
  const years = bothYears(plan, yearOf);
  const expected = estimateOf(years);
  const estimateWith = (off: Partial<Factors>) =>
    estimateOf(bothYears(plan, yearOf, { ...AS_PLANNED, ...off }));
  const tested = listTests(plan, years.then).map(({ name, source, lasts, off }): Doubt => {
    const ends = ([1, -1] as const).map((sign) => estimateWith(off(sign)));
    const farthest = (figure: keyof Estimate) =>
      Math.max(...ends.map((end) => Math.abs(end[figure] - expected[figure])));
    return { name, source, lasts, moves: mapEstimate(farthest) };
  });
  return [...tested, selfUseDoubt(plan, years.then, prices)]
    .filter(({ moves }) => Object.values(moves).some((move) => move > 1e-6))
    .sort((a, b) => b.moves.savedPounds - a.moves.savedPounds);
}

/**
 * What 10 points of what is made would move from sold to used at home or back, or 10 points of what is used where that is
 * less: a house does not use the more of its own, the more is left over.
 */
function selfUseDoubt({ planned }: Plan, year: Year, prices: Prices): Doubt {
  const { bought } = year.totals;
  const kwh = SITE.selfUse * Math.min(year.madeKwh, year.usedKwh);
  const paid = bought > 0 ? year.bill.electricity / bought : planned.tariff.importPrice;
  const pounds = kwh * Math.abs(paid - planned.tariff.exportPrice);
  const moves: Partial<Estimate> = {
    savedPounds: pounds,
    billThen: pounds,
    boughtKwh: kwh,
    carbonThen: kwh * prices.gridCarbon,
    selfSufficiency: year.usedKwh > 0 ? kwh / year.usedKwh : 0,
  };
  return {
    name: 'How much is used at home',
    source: 'judged',
    lasts: true,
    moves: mapEstimate((figure) => moves[figure] ?? 0),
  };
}
