type Texts = Record<string, string>;

/**
 * Reads a calculator's fields and changed figures from the page's address.
 * @returns undefined when the address names none of the fields
 */
export function readAddress<Raw extends Texts, K extends string>(
  defaults: Raw,
  figures: Readonly<Record<K, unknown>>,
): { texts: Partial<Raw>; changes: Partial<Record<K, string>> } | undefined {
  const all = [...new URLSearchParams(location.search)];
  const texts = all.filter(([name]) => Object.hasOwn(defaults, name));
  if (texts.length === 0) return undefined;
  const changes = all.filter(([name, value]) => Object.hasOwn(figures, name) && value !== '');
  return {
    texts: Object.fromEntries(texts) as Partial<Raw>,
    changes: Object.fromEntries(changes) as Partial<Record<K, string>>,
  };
}

/** The page's address with fields and changed figures, so that it can be shared and walked back to. */
export function addressOf(defaults: Texts, texts: Texts, changes: Partial<Texts>): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(defaults)) if (texts[name]) query.set(name, texts[name]);
  for (const [name, value] of Object.entries(changes)) if (value) query.set(name, value);
  return `${location.pathname}?${query.toString()}#calculator`;
}

/** The page's address as it stands, without its host. */
export const currentAddress = (): string => location.pathname + location.search + location.hash;

/** Shows an address in the place of the one before. */
export function replaceAddress(address: string): void {
  history.replaceState(null, '', address);
}

/** Makes an address a step of the way back, and puts what the step before stood for back into it. */
export function stepTo(address: string, before: string): void {
  replaceAddress(before);
  if (address !== before) history.pushState(null, '', address);
}
