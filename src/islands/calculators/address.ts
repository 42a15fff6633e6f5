type Texts = Record<string, string>;

/**
 * Reads a calculator's fields and changed figures from the page's address.
 * @returns undefined when the address names none of the fields
 */
export function readAddress<Raw extends Texts, K extends string>(
  defaults: Raw,
  figures: Readonly<Record<K, unknown>>,
): { texts: Partial<Raw>; changes: Partial<Record<K, string>> } | undefined {
  const all = [...new URLSearchParams(location.search)].map(
    ([name, value]) => [name, value.slice(0, 100)] as const,
  );
  const texts = all.filter(([name]) => Object.hasOwn(defaults, name));
  if (texts.length === 0) return undefined;
  const changes = all.filter(([name, value]) => Object.hasOwn(figures, name) && value !== '');
  return {
    texts: Object.fromEntries(texts) as Partial<Raw>,
    changes: Object.fromEntries(changes) as Partial<Record<K, string>>,
  };
}

/** Writes fields and changed figures into the page's address, so that it can be shared and walked back to. */
export function writeAddress(
  how: 'push' | 'replace',
  defaults: Texts,
  texts: Texts,
  changes: Partial<Texts>,
): void {
  const query = new URLSearchParams();
  for (const name of Object.keys(defaults)) if (texts[name]) query.set(name, texts[name]);
  for (const [name, value] of Object.entries(changes)) if (value) query.set(name, value);
  const address = `${location.pathname}?${query.toString()}#calculator`;
  if (how === 'push' && address !== location.pathname + location.search + location.hash) {
    history.pushState(null, '', address);
  } else {
    history.replaceState(null, '', address);
  }
}
