import { AS_PLANNED, simulate, type Factors } from './simulate.ts';
import { today, type Plan } from './plan.ts';
import type { Prices } from './prices.ts';
import type { Weather } from './weather/prepare-weather.ts';
import type { Year } from './year.ts';

/** What a plan brings in a year beside today. */
interface Gains {
  /** £ off the bill. */
  savedPounds: number;
  /** kWh from wind and sun. */
  madeKwh: number;
  /** kWh bought. */
  boughtKwh: number;
  /** kg CO2 less. */
  savedCarbonKg: number;
}

/** Why a year or a site may differ, and which way it was put to the test. */
interface Reason {
  name: string;
  /** From where its size is known. */
  source: 'measured' | 'judged';
  /** How far each gain moves at most, one way or the other. */
  moves: Readonly<Gains>;
}

export interface Spread {
  expected: Gains;
  low: Gains;
  high: Gains;
  /** Those that move anything, the one that moves the £ saved farthest first. */
  reasons: readonly Reason[];
}

/** One standard deviation from year to year at Malin Head, 2000 to 2016. */
const YEARS = { wind: 0.095, sun: 0.034, cold: 0.064 } as const;
/** Judged: what a site may be off without a survey. */
const SITE = { wind: 0.35, sun: 0.1, selfUse: 0.1, seasonalPerformance: 0.5 } as const;

/** What is off when a reason goes one way. */
type Test = (sign: 1 | -1, year: Year) => Partial<Factors>;

const TESTS: readonly { name: string; source: Reason['source']; test: Test }[] = [
  {
    name: 'Wind from year to year',
    source: 'measured',
    test: (sign) => ({ wind: 1 + sign * YEARS.wind }),
  },
  {
    name: 'Sun from year to year',
    source: 'measured',
    test: (sign) => ({ sun: 1 + sign * YEARS.sun }),
  },
  {
    name: 'Cold from year to year',
    source: 'measured',
    test: (sign) => ({ cold: 1 + sign * YEARS.cold }),
  },
  { name: 'Wind at the hub', source: 'judged', test: (sign) => ({ wind: 1 + sign * SITE.wind }) },
  { name: 'Light on the roof', source: 'judged', test: (sign) => ({ sun: 1 + sign * SITE.sun }) },
  {
    name: 'Performance of the heat pump',
    source: 'judged',
    test: (sign, { seasonalPerformance: spf }) => ({
      cop: spf === undefined ? 1 : 1 + (sign * SITE.seasonalPerformance) / spf,
    }),
  },
];

/**
 * The likely range of what a plan brings: about two years in three. Each reason is put to the test by itself, up and
 * down; its farther move counts, and as reasons are independent they add in quadrature.
 */
export function spread(plan: Plan, weather: Weather, prices: Prices): Spread {
  const planned = simulate(plan, weather, prices);
  const expected = gainsOf(planned, simulate(today(plan), weather, prices));
  const gainsWith = (factors: Factors) =>
    gainsOf(
      simulate(plan, weather, prices, factors),
      simulate(today(plan), weather, prices, factors),
    );
  const tested = TESTS.map(({ name, source, test }): Reason => {
    const at = (sign: 1 | -1) => {
      const changes = test(sign, planned);
      const isMoved = Object.values(changes).some((factor) => factor !== 1);
      return isMoved ? gainsWith({ ...AS_PLANNED, ...changes }) : expected;
    };
    return { name, source, moves: farthest(expected, at(1), at(-1)) };
  });
  const reasons = [...tested, selfUseReason(plan, planned, prices)]
    .filter(({ moves }) => Object.values(moves).some((move) => move > 1e-6))
    .sort((a, b) => b.moves.savedPounds - a.moves.savedPounds);
  const width = mapGains(expected, (name) =>
    Math.hypot(...reasons.map(({ moves }) => moves[name])),
  );
  return {
    expected,
    low: mapGains(expected, (name) => Math.max(LEAST[name], expected[name] - width[name])),
    high: mapGains(expected, (name) => expected[name] + width[name]),
    reasons,
  };
}

function gainsOf(year: Year, baseline: Year): Gains {
  return {
    savedPounds: baseline.bill.total - year.bill.total,
    madeKwh: year.madeKwh,
    boughtKwh: year.totals.bought,
    savedCarbonKg: baseline.carbon.total - year.carbon.total,
  };
}

/** What 10 points of what is made would move from sold to used at home or back; no more than is bought, or used. */
function selfUseReason({ planned }: Plan, year: Year, prices: Prices): Reason {
  const { bought, sold } = year.totals;
  const kwh = Math.min(SITE.selfUse * year.madeKwh, Math.max(bought, year.madeKwh - sold));
  const paid = bought > 0 ? year.bill.electricity / bought : planned.tariff.importPrice;
  return {
    name: 'How much is used at home',
    source: 'judged',
    moves: {
      savedPounds: kwh * Math.abs(paid - planned.tariff.exportPrice),
      madeKwh: 0,
      boughtKwh: kwh,
      savedCarbonKg: kwh * prices.gridCarbon,
    },
  };
}

/** Nobody makes or buys less than nothing; to save less than nothing is possible. */
const LEAST: Gains = { savedPounds: -Infinity, madeKwh: 0, boughtKwh: 0, savedCarbonKg: -Infinity };

const NAMES = ['savedPounds', 'madeKwh', 'boughtKwh', 'savedCarbonKg'] as const;

const mapGains = (like: Gains, value: (name: keyof Gains) => number): Gains => ({
  ...like,
  ...Object.fromEntries(NAMES.map((name) => [name, value(name)])),
});

const farthest = (from: Gains, ...others: Gains[]): Gains =>
  mapGains(from, (name) => Math.max(...others.map((other) => Math.abs(other[name] - from[name]))));
