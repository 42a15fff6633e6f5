import { formatNumber, formatPounds, formatWhole } from '../../numbers/format.ts';
import type { Payback } from '../engine/cost.ts';
import type { PlanAnswer } from './answer-plan.ts';

export const kwh = (value: number): string => `${formatWhole(value)} kWh`;
export const percent = (share: number): string => `${formatWhole(share * 100)}%`;
export const co2 = (kilograms: number): string => `${formatWhole(kilograms)} kg CO2`;
/** £ of a year as £ a month: "£34 a month". */
export const aMonth = (poundsAYear: number): string => `${formatPounds(poundsAYear / 12)} a month`;
export const aYear = (text: string): string => `${text} a year`;

/** The ends of a range, or the one value where both look the same. */
const between = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);

/** Ranges from the low to the high end, with the unit said once. */
export const rangeOf = {
  pounds: (low: number, high: number): string => between(formatPounds(low), formatPounds(high)),
  kwh: (low: number, high: number): string => `${between(formatWhole(low), formatWhole(high))} kWh`,
  co2: (low: number, high: number): string =>
    `${between(formatWhole(low), formatWhole(high))} kg CO2`,
  percent: (low: number, high: number): string => between(percent(low), percent(high)),
};

export function formatPayback(payback: Payback): string {
  switch (payback.kind) {
    case 'free':
      return 'at once';
    case 'years':
      return sayYears(payback.years);
    case 'beyond-lifetime':
      return `not in its lifetime of ${sayYears(payback.lifetimeYears)}`;
  }
}

/** The range of a payback, where there is more to say than the payback. */
export function formatPaybackRange({ best, worst }: PlanAnswer['payback']): string | undefined {
  if (best.kind !== 'years') return undefined;
  const early = sayYears(best.years);
  if (worst.kind !== 'years') return `at best ${early}, at worst not in its lifetime`;
  const late = sayYears(worst.years);
  return early === late ? undefined : `${early.replace(/(\d) years?$/, '$1')} to ${late}`;
}

/** What need not be bought, though it is due. */
export const formatSpared = (pounds: number): string =>
  `A new oil boiler, due anyway, would be ${formatPounds(pounds)}`;

export function paybackWorking({ cost, savedPounds }: PlanAnswer): string[] {
  const { net, paid, avoidedCost: spared, poundsAYear } = cost;
  const beyond = spared > 0 ? ' beyond the boiler that is due' : '';
  if (net <= 0)
    return [spared > 0 ? 'The boiler that is due would cost more.' : 'Nothing is paid.'];
  const one = (value: number) => formatNumber(value, 1);
  return [
    savedPounds > 0
      ? `${formatPounds(net)}${beyond} ÷ ${formatPounds(savedPounds)} a year = ${one(net / savedPounds)} years. Grants and service are counted, interest is not.`
      : 'Nothing is saved that could pay it back.',
    `It lasts ${one(paid / poundsAYear)} years on average, wearing out at ${formatPounds(poundsAYear)} a year, each part over its lifetime.`,
  ];
}

function sayYears(years: number): string {
  const whole = formatWhole(years);
  if (whole === '0') return 'less than a year';
  return whole === '1' ? '1 year' : `${whole} years`;
}
