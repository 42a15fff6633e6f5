/** No amount, price or energy is longer; a shared link may hold anything. */
const LENGTH_LIMIT = 40;
const NUMBER = /^-?(?:\d{1,3}(?:[, ]\d{3})+|\d*)(?:\.\d+)?/;
const UNIT = /^[a-z%£/²³ ]*$/i;

/**
 * Reads a number as people type it: "£12,000", "60 kWh", "20%", "28p", "12k". Pence become pounds, k thousands.
 * @returns the number, or NaN when the text is not one
 */
export function parseNumber(text: string): number {
  const tidy = text.trim().replace(/\s+/g, ' ');
  if (tidy.length > LENGTH_LIMIT && !/^\d+$/.test(tidy)) return NaN;
  const amount = tidy.replace(/^£ ?/, '');
  const digits = NUMBER.exec(amount)?.[0] ?? '';
  const unit = amount.slice(digits.length).trim();
  if (
    !/\d/.test(digits) ||
    !UNIT.test(unit) ||
    /^(?:m|mn|bn|b|million|billion|grand)(?=$|[ £]|\/yr)/i.test(unit)
  ) {
    return NaN;
  }
  const value = Number(digits.replace(/[, ]/g, ''));
  if (!Number.isFinite(value)) return NaN;
  if (/^p(?:ence)?(?:$|[ /])/i.test(unit)) return value / 100;
  return /^(?:k|thousand)(?=$|[ £]|\/yr)/i.test(unit) ? value * 1000 : value;
}
