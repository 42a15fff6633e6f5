import { formatNumber, formatPounds, formatWhole } from '../../numbers/format.ts';
import type { Payback } from '../engine/cost.ts';
import type { PlanAnswer } from './answer-plan.ts';

export const formatKwh = (value: number): string => `${formatWhole(value)} kWh`;
export const formatPercent = (share: number): string => `${formatWhole(share * 100)}%`;
export const formatCo2 = (kilograms: number): string => `${formatWhole(kilograms)} kg CO2`;
/** A yearly amount as a monthly one: "£34 a month". */
export const formatPerMonth = (poundsAYear: number): string =>
  `${formatPounds(poundsAYear / 12)} a month`;
export const formatPerYear = (text: string): string => `${text} a year`;

/** A range, or one value if both ends look the same. */
const joinRange = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);

/** Ranges from low to high, with one unit. */
export const formatRangeOf = {
  pounds: (low: number, high: number): string => joinRange(formatPounds(low), formatPounds(high)),
  kwh: (low: number, high: number): string =>
    `${joinRange(formatWhole(low), formatWhole(high))} kWh`,
  co2: (low: number, high: number): string =>
    `${joinRange(formatWhole(low), formatWhole(high))} kg CO2`,
  percent: (low: number, high: number): string =>
    joinRange(formatPercent(low), formatPercent(high)),
};

const UNPRICED = {
  turbine: 'depends on the turbine’s price, so ask us',
  car: 'depends on the car’s price',
};

export function formatPayback(payback: Payback): string {
  switch (payback.kind) {
    case 'unpriced':
      return UNPRICED[payback.item];
    case 'free':
      return 'immediate';
    case 'years':
      return formatYears(payback.years);
    case 'beyond-lifetime':
      return `longer than its lifetime (${formatYears(payback.lifetimeYears)})`;
  }
}

/** The range of a payback, if it differs from the payback. */
export function formatPaybackRange(best: Payback, worst: Payback): string | undefined {
  if (best.kind !== 'years') return undefined;
  const early = formatYears(best.years);
  if (worst.kind !== 'years') return `${early} at best; may never pay back`;
  const late = formatYears(worst.years);
  return early === late ? undefined : `${early.replace(/(\d) years?$/, '$1')} to ${late}`;
}

/** An expense that the plan avoids. */
export const formatAvoided = (pounds: number): string =>
  `You avoid buying a new oil boiler: ${formatPounds(pounds)}`;

export function describePaybackWorking({ cost, savedPounds }: PlanAnswer): string[] {
  const { net, paid, avoidedCost, depreciationPerYear } = cost;
  if (net <= 0) {
    return [avoidedCost > 0 ? 'A new boiler would cost more.' : 'There is nothing to pay.'];
  }
  const beyond = avoidedCost > 0 ? ' more than a new boiler' : '';
  const one = (value: number) => formatNumber(value, 1);
  return [
    savedPounds > 0
      ? `${formatPounds(net)}${beyond} ÷ ${formatPounds(savedPounds)} a year = ${one(net / savedPounds)} years. Includes grants and servicing. Excludes interest.`
      : 'The plan saves nothing, so it never pays for itself.',
    `Equipment lasts ${formatWhole(paid / depreciationPerYear)} years on average: allow ${formatPounds(depreciationPerYear)} a year for replacement.`,
  ];
}

function formatYears(years: number): string {
  const wholeYears = formatWhole(years);
  if (wholeYears === '0') return 'less than a year';
  return wholeYears === '1' ? '1 year' : `${wholeYears} years`;
}
