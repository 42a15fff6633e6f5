import { countOf } from './count-of.ts';
import { formatPlain, formatPounds } from './format.ts';

/** A share as a percentage: 0.274 is 27.4. Rounded to six digits, since 0.29 × 100 is not quite 29. */
export const toPercent = (share: number): number => Number((share * 100).toPrecision(6));

/** A figure with its unit: "27.4%" for a share, "£0.30/kWh", "1 year". */
export function sayFigure(value: number, unit: string): string {
  if (unit === 'share') return `${toPercent(value)}%`;
  if (unit === 'years') return countOf(value, 'year');
  return unit.startsWith('£')
    ? `${sayPounds(value)}${unit.slice(1)}`
    : `${formatPlain(value)} ${unit}`.trim();
}

/** The ends of a range, with the unit said once: "£100 to £10,000/kW"; a share is a number from 0 to 1. */
export function sayRange(least: number, most: number, unit: string): string {
  const [start, end] = unit.startsWith('£') ? ['£', unit] : ['', unit === 'share' ? '' : unit];
  return `${sayFigure(least, start)} to ${sayFigure(most, end)}`;
}

/** All digits of an amount, and both of its pence. */
const sayPounds = (value: number): string =>
  /\.\d$/.test(String(value)) ? formatPounds(value, 2) : `£${formatPlain(value)}`;
