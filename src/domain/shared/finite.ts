/**
 * Passes a result on if every number in it can be shown.
 * @throws RangeError when one is NaN or infinite, as with absurdly large inputs
 */
export function finite<T extends object>(result: T): T {
  const broken = Object.entries(result).find(
    ([, value]) => typeof value === 'number' && !Number.isFinite(value),
  );
  if (broken) throw new RangeError(`${broken[0]} is not a finite number`);
  return result;
}
