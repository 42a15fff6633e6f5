/**
 * Passes a result on if every number in it can be shown.
 * @throws RangeError when one is NaN or infinite, as with absurdly large inputs
 */
export function finite<T extends object>(result: T): T {
  const isBroken = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);
  const broken = Object.entries(result).find(([, value]) => [value].flat().some(isBroken));
  if (broken) throw new RangeError(`${broken[0]} is not a finite number`);
  return result;
}
