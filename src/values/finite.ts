/**
 * Returns a result if every number in it is finite.
 * @throws RangeError if one is NaN or infinite, as with absurdly large inputs
 */
export function finite<T extends object>(result: T): T {
  const isBroken = (value: unknown) => typeof value === 'number' && !Number.isFinite(value);
  const broken = Object.entries(result).find(([, value]) => [value].flat().some(isBroken));
  if (broken) throw new RangeError(`${broken[0]} is not a finite number`);
  return result;
}
