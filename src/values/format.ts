import { MONTH_NAMES } from './month-names.ts';

/**
 * Formats a number with separators and a number of digits: 2,880 or 10.08. Not with `Intl`, whose first use takes a
 * phone 60 to 80 ms; it rounds in the same way, halves away from zero, and a zero has no sign.
 * @param value finite, below 1e21
 */
export function formatNumber(value: number, digits: number): string {
  // Numbers that print with an exponent, such as 1e-7, are practically zero.
  const rounded = (Math.round(Number(`${Math.abs(value)}e${digits}`)) || 0) / 10 ** digits;
  const [whole = '', ...fraction] = rounded.toFixed(digits).split('.');
  const amount = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  return value < 0 && rounded ? `-${amount}` : amount;
}

/** A whole number with separators: 2,880. */
export const formatWhole = (value: number): string => formatNumber(value, 0);

/** A number with all its digits and with separators: 13,000 or 0.308. */
export const formatPlain = (value: number): string =>
  formatNumber(value, String(value).split('.')[1]?.length ?? 0);

/** Pounds: £67, or £10.08 with two digits. A loss keeps its sign: −£120. */
export function formatPounds(value: number, digits = 0): string {
  const amount = formatNumber(value, digits);
  return amount.startsWith('-') ? `−£${amount.slice(1)}` : `£${amount}`;
}

/** What a plan does to the bills: "saves £120", or "costs £116 more". */
export const saySaved = (pounds: number): string =>
  pounds < 0 ? `costs ${formatPounds(-pounds)} more` : `saves ${formatPounds(pounds)}`;

/** No machine lasts longer, so a greater number of years would mean nothing. */
export const LONGEST_PAYBACK = 100;

/** Years with one decimal, or words if it never pays back. */
export function formatYears(years: number): string {
  if (years <= 0) return 'does not pay back';
  return years > LONGEST_PAYBACK
    ? `more than ${LONGEST_PAYBACK} years`
    : `${years.toFixed(1)} years`;
}

/** Kilograms of CO2, and how many trees absorb that much in a year. */
export function formatTrees(kilograms: number, treeCarbon: number): string {
  const trees = Math.round(kilograms / treeCarbon);
  return `${formatWhole(trees)} ${trees === 1 ? 'tree' : 'trees'}`;
}

/** A YYYY-MM month in words: January 2026. */
export const formatMonth = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;
