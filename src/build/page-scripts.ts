import { textOf, type BuiltPage, type Element } from './page-elements.ts';

/** The text of a script of the site by its address, such as /_astro/client.js. */
export type ReadScript = (address: string) => Promise<string>;

/** Addresses of scripts in a page or a script. */
const SCRIPT = /(?:\/_astro|\.)\/([\w.-]+\.js)\b/g;

/**
 * The texts of all scripts of a page: inline ones, and those that it or they load, at once or later.
 * @throws what reading one throws
 */
export async function scriptsOf(
  { html, elements }: BuiltPage,
  readScript: ReadScript,
): Promise<string[]> {
  const loaded = new Map<string, string>();
  const load = async (text: string): Promise<void> => {
    for (const [, name = ''] of text.matchAll(SCRIPT)) {
      const address = `/_astro/${name}`;
      if (loaded.has(address)) continue;
      loaded.set(address, '');
      const script = await readScript(address);
      loaded.set(address, script);
      await load(script);
    }
  };
  await load(html);
  return [...elements.filter(isScript).map(textOf), ...loaded.values()];
}

/** JSON in a script element is data, not a script. */
const isScript = ({ tagName, attrs }: Element): boolean =>
  tagName === 'script' && !attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
