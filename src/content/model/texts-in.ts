/** A string in a value, and its location. */
export interface TextIn {
  path: PropertyKey[];
  text: string;
}

/** All strings in a value. */
export function textsIn(value: unknown): TextIn[] {
  if (typeof value === 'string') return [{ path: [], text: value }];
  return entriesOf(value).flatMap(([key, each]) => under(key, textsIn(each)));
}

/** The strings at a path, where * matches every entry of a list. */
export function textsAt(value: unknown, [step, ...rest]: readonly string[]): TextIn[] {
  if (step === undefined) return typeof value === 'string' ? [{ path: [], text: value }] : [];
  return entriesOf(value)
    .filter(([key]) => (step === '*' ? typeof key === 'number' : key === step))
    .flatMap(([key, each]) => under(key, textsAt(each, rest)));
}

const entriesOf = (value: unknown): [PropertyKey, unknown][] =>
  Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];

/** Prefixes the locations of strings with a key, except for parsed HTML, whose `html` key is not in the file. */
const under = (key: PropertyKey, found: readonly TextIn[]): TextIn[] =>
  found.map(({ path, text }) => ({ path: key === 'html' ? path : [key, ...path], text }));
