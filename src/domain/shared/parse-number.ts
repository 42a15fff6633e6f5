const NUMBER = /^£?\s*(-?(?:\d{1,3}(?:[,\s]\d{3})+|\d+)?(?:\.\d+)?)\s*(p?[a-z%£/²³\s]*)$/i;

/**
 * Reads a number as people type it: "£12,000", "60 kWh", "20%", "28p". Pence become pounds.
 * @returns the number, or NaN when the text is not one
 */
export function parseNumber(text: string): number {
  const match = NUMBER.exec(text.trim());
  const [, digits = '', unit = ''] = match ?? [];
  if (!/\d/.test(digits)) return NaN;
  const value = Number(digits.replace(/[,\s]/g, ''));
  if (!Number.isFinite(value)) return NaN;
  return /^p(?:\s|\/|$|ence)/i.test(unit) ? value / 100 : value;
}
