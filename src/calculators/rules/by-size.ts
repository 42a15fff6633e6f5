/** Size of the first listed value: generating a quarter of what is used. Each further value is for twice the size. */
const FIRST_SIZE = 1 / 4;

/**
 * Interpolates a figure along the logarithm of the size; beyond the ends of the list, the end value holds. Rounded to
 * three digits, so that visitors can check the sum with the numbers shown.
 * @param listed values for the sizes 1/4, 1/2, 1, 2 and so on
 * @param size kWh generated for each kWh used
 */
export function atSize(listed: readonly number[], size: number): number {
  const last = listed.length - 1;
  const place = Math.min(Math.max(Math.log2(size / FIRST_SIZE), 0), last);
  const before = Math.floor(place);
  const [low = NaN, high = low] = listed.slice(before);
  return Number((low + (high - low) * (place - before)).toPrecision(3));
}
