import { MONTH_NAMES } from './month-names.ts';

/**
 * A number with separators and so many digits: 2,880 or 10.08. By hand, since the first of `Intl` takes a phone 60 to
 * 80 ms; it rounds as that does, halves away from zero as the number is written, and a zero has no sign.
 * @param value finite, below 1e21
 */
export function formatNumber(value: number, digits: number): string {
  // What is written with an exponent, such as 1e-7, is next to nothing.
  const rounded = (Math.round(Number(`${Math.abs(value)}e${digits}`)) || 0) / 10 ** digits;
  const [whole = '', ...fraction] = rounded.toFixed(digits).split('.');
  const amount = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  return value < 0 && rounded ? `-${amount}` : amount;
}

/** A whole number with separators: 2,880. */
export const formatWhole = (value: number): string => formatNumber(value, 0);

/** A number as it is written, with separators: 13,000 or 0.308. */
export const formatPlain = (value: number): string =>
  formatNumber(value, String(value).split('.')[1]?.length ?? 0);

/** Pounds: £67, or £10.08 with two digits. A loss keeps its sign: −£120. */
export function formatPounds(value: number, digits = 0): string {
  const amount = formatNumber(value, digits);
  return amount.startsWith('-') ? `−£${amount.slice(1)}` : `£${amount}`;
}

/** No machine lasts longer, so no greater number of years means anything. */
export const LONGEST_PAYBACK = 100;

/** Years with one digit, or what it means when nothing is ever paid back. */
export function formatYears(years: number): string {
  if (years <= 0) return 'does not pay back';
  return years > LONGEST_PAYBACK
    ? `more than ${LONGEST_PAYBACK} years`
    : `${years.toFixed(1)} years`;
}

/** Kilograms of CO2, and how many trees take up as much in a year. */
export function formatTrees(kilograms: number, treeCarbon: number): string {
  const trees = Math.round(kilograms / treeCarbon);
  return `${formatWhole(trees)} ${trees === 1 ? 'tree' : 'trees'}`;
}

/** A month as YYYY-MM in words: January 2026. */
export const formatMonth = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
