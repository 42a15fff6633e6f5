import type { Problem } from '../content/model/problem.ts';
import { isRecord, type UnknownRecord } from '../records.ts';

/** Finds figures and grants with a new number but the old month and source. Takes a file's text before and after. */
export function findUndated(before: string, after: string): Problem[] {
  const old = JSON.parse(before) as UnknownRecord;
  return Object.entries(JSON.parse(after) as UnknownRecord).flatMap(([name, entry]) => {
    const was = old[name];
    if (!isRecord(entry) || !isRecord(was) || !('asOf' in entry && 'source' in entry)) return [];
    const isDated = entry['asOf'] !== was['asOf'] || entry['source'] !== was['source'];
    if (isDated || String(numbersIn(entry)) === String(numbersIn(was))) return [];
    const fix = 'you changed a number, so check the month and the source too';
    return [{ field: name, expected: 'its month and source', fix, isNotice: true }];
  });
}

const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : Object.values(typeof value === 'object' ? (value ?? {}) : {}).flatMap(numbersIn);
