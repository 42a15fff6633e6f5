/** Longer than any real amount; a shared link may contain any string. */
const LENGTH_LIMIT = 40;
const NUMBER = /^-?(?:\d{1,3}(?:[, ]\d{3})+|\d*)(?:\.\d+)?/;
/** The words allowed after a number; other words might change its meaning. */
const UNIT_WORDS = new Set(
  '£ pound pounds p pence % k thousand w wh watt watts kw kwh mw mwh mile miles mi m² m³ kg co2 hour hours h litre litres l heat panel panels share year yr month day per a an'.split(
    ' ',
  ),
);
/** Fields use kW and kWh; amounts in W, MW and so on are converted. */
const WATTS: readonly (readonly [unit: RegExp, kilo: number])[] = [
  [/^(?:wh?|watts?)(?![a-z])/i, 0.001],
  [/^mwh?(?![a-z])/i, 1000],
];

/** An amount of money, parsed like `parseNumber`; NaN if it has a unit of energy. */
export const parsePounds = (text: string): number =>
  /\d\s*[km]?wh?(?![a-z])/i.test(text) ? NaN : parseNumber(text);

/**
 * Parses a number as people type it: "£12,000", "60 kWh", "20%", "28p", "12k". Pence become pounds, k thousands, watts
 * and megawatts kilowatts.
 * @returns the number, or NaN if the string is not a number or has an unknown unit
 */
export function parseNumber(text: string): number {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length > LENGTH_LIMIT && !/^\d+$/.test(tidy)) return NaN;
  const amount = tidy.replace(/^£ ?/, '');
  const digits = NUMBER.exec(amount)?.[0] ?? '';
  const unit = amount.slice(digits.length).trim();
  if (!/\d/.test(digits) || !isKnown(unit)) return NaN;
  const value = Number(digits.replace(/[, ]/g, ''));
  if (!Number.isFinite(value)) return NaN;
  if (/^p(?:ence)?(?:$|[ /])/i.test(unit)) return value / 100;
  if (/^(?:k|thousand)(?=$|[ £]|\/yr)/i.test(unit)) return value * 1000;
  return value * (WATTS.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
}

function isKnown(unit: string): boolean {
  const unitParts = unit
    .toLowerCase()
    .replace(/per ?cent|m\/s/, '%')
    .split(/[ /]+/);
  return unitParts.every((word) => word === '' || UNIT_WORDS.has(word));
}

/**
 * Pence: "28", "28p/kWh" and "£0.28" are 28. NaN where `parseNumber` finds no number.
 */
export function parsePence(text: string): number {
  const isMoney = /^\s*£|\d\s*p(?:ence)?(?:$|[ /])/i.test(text);
  const value = parseNumber(text);
  return isMoney ? Number((value * 100).toFixed(6)) : value;
}
