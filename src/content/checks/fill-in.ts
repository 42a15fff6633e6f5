import { isRecord } from '../../values/records.ts';

/** A value with what it lacks taken from another of its kind, also inside its objects; a list is taken as it is. */
export function fillIn(given: unknown, base: unknown): unknown {
  if (!isRecord(given) || !isRecord(base)) return given;
  const filled = Object.entries(given).map(([name, value]) => [name, fillIn(value, base[name])]);
  return { ...base, ...Object.fromEntries(filled) };
}
