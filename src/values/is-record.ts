/** The fields of an object, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, neither a list nor null. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
