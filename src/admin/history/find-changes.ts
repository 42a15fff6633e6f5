/** What differs between two versions of a value. */
export interface Change {
  /** Such as `sections[1].title` */
  path: string;
  /** Undefined: not there. */
  before?: unknown;
  /** Undefined: not there. The same as before: a list has another order. */
  after?: unknown;
}

/** What differs between two values, place by place. Entries of lists are the same wherever they stand. */
export function findChanges(before: unknown, after: unknown, path = ''): Change[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, path);
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      findChanges(before[name], after[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return [{ path, before, after }];
}

function inLists(before: readonly unknown[], after: readonly unknown[], path: string): Change[] {
  const without = (list: readonly unknown[], other: readonly unknown[]) =>
    list.flatMap((entry, i) =>
      other.some((each) => isSame(each, entry)) ? [] : [{ entry, at: `${path}[${i}]` }],
    );
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length === 0 && come.length === 0) return [{ path, before, after: before }];
  if (gone.length === come.length) {
    return come.flatMap(({ entry, at }, i) => findChanges(gone[i]?.entry, entry, at));
  }
  return [
    ...gone.map(({ entry, at }) => ({ path: at, before: entry })),
    ...come.map(({ entry, at }) => ({ path: at, after: entry })),
  ];
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
