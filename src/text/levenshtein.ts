/** The maximum number of letters to add, remove or replace between similar words. */
const MAX_DISTANCE = 2;

/** Whether two words differ by at most two letters, and by less than half of each. */
export function isNear(one: string, other: string): boolean {
  return (
    distance(one, other) <=
    Math.min(MAX_DISTANCE, Math.floor((Math.min(one.length, other.length) - 1) / 2))
  );
}

/** The Levenshtein distance between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const replaced = (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
