/** Maps the values of a record. */
export const mapValues = <K extends string, T, U>(
  record: Readonly<Record<K, T>>,
  map: (value: T, key: K) => U,
): Record<K, U> =>
  Object.fromEntries(
    Object.entries<T>(record).map(([key, value]) => [key, map(value, key as K)]),
  ) as Record<K, U>;

/** The fields of an object, by name. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, not a list or null. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies only the named properties of an object. */
export const pick = <T extends object, K extends keyof T>(from: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
