/**
 * Formats a number with separators and a number of digits: 2,880 or 10.08. Avoids `Intl`, whose first use costs
 * 60 to 80 ms on a phone. Like `Intl`, it rounds halves away from zero; zero has no sign.
 * @param value finite, below 1e21
 */
export function formatNumber(value: number, digits: number): string {
  // Numbers that print with an exponent, such as 1e-7, are practically zero.
  const rounded = (Math.round(Number(`${Math.abs(value)}e${digits}`)) || 0) / 10 ** digits;
  const [integer = '', ...fraction] = rounded.toFixed(digits).split('.');
  const amount = [integer.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
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

/** A plan's effect on the bills: "saves £120", or "costs £116 more". */
export const formatSaved = (pounds: number): string =>
  pounds < 0 ? `costs ${formatPounds(-pounds)} more` : `saves ${formatPounds(pounds)}`;

/** A share as a percentage: 0.274 is 27.4. Rounded to six digits, since 0.29 × 100 is not quite 29. */
export const toPercent = (share: number): number => Number((share * 100).toPrecision(6));

/** A count with its noun: "1 bedroom", "2 bedrooms". @param formatted the formatted count, for example with separators */
export function countOf(count: number, noun: string, formatted = String(count)): string {
  return `${formatted} ${noun}${count === 1 ? '' : 's'}`;
}

const NUMBER_WORDS = /* @__PURE__ */ 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(
  ' ',
);

/** A count at the start of a sentence: "Five"; from 11, in figures. */
export const spellNumber = (count: number): string => NUMBER_WORDS[count] ?? String(count);
