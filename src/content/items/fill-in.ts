type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with what it lacks taken from another of its kind, also inside its objects; a list is taken as it is. */
export function fillIn(given: unknown, base: unknown): unknown {
  if (!isEntries(given) || !isEntries(base)) return given;
  const filled = Object.entries(given).map(([name, value]) => [name, fillIn(value, base[name])]);
  return { ...base, ...Object.fromEntries(filled) };
}
