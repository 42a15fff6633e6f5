import { parse } from 'parse5';
import { PurgeCSS } from 'purgecss';
import { elementsOf, textOf, type Element } from './page-elements.ts';

/** The text of a script of the site by its address, such as /_astro/client.js. */
export type ReadScript = (address: string) => Promise<string>;

/** Addresses of scripts in a page or a script. */
const SCRIPT = /(?:\/_astro|\.)\/([\w.-]+\.js)\b/g;

/**
 * What drops from pages' inline sheets the rules that none of their elements needs, be they there or made by one of
 * their scripts. Pages of one make share the work.
 */
export function createStyleTrimmer(readScript: ReadScript) {
  const purge = new PurgeCSS();
  const trimmed = new Map<string, Promise<string>>();

  async function addScripts(text: string, found: Map<string, string>): Promise<void> {
    for (const [, name = ''] of text.matchAll(SCRIPT)) {
      const address = `/_astro/${name}`;
      if (found.has(address)) continue;
      found.set(address, '');
      const script = await readScript(address);
      found.set(address, script);
      await addScripts(script, found);
    }
  }

  async function trim(css: string, names: string): Promise<string> {
    const [result] = await purge.purge({
      content: [{ raw: names, extension: 'txt' }],
      css: [{ raw: css }],
      defaultExtractor: (content) => content.split('\n'),
      safelist: {
        // A state alone, such as :focus-visible, may come to any element.
        standard: [/^:/],
        // The sheet of toasts, which is linked, has its colours from these.
        variables: [/^--normal-/],
      },
      keyframes: true,
      variables: true,
    });
    return withoutUnusedProperties(result?.css ?? css);
  }

  /** @returns the sheets of a page, each with what is left of it */
  return async (html: string): Promise<Map<string, string>> => {
    const elements = [...elementsOf(parse(html, { scriptingEnabled: false }))];
    const scripts = new Map<string, string>();
    await addScripts(html, scripts);
    const own = elements.filter(isScript).map(textOf);
    const names = new Set([
      ...elements.flatMap(({ tagName, attrs }) => [tagName, ...attrs.flatMap(namesIn)]),
      ...[...own, ...scripts.values()].flatMap(
        (text) => text.match(/[^\s"'`<>={}()[\];,]+/g) ?? [],
      ),
      ...[...own, ...scripts.values()].flatMap((text) => text.match(/[^\s"'`]+/g) ?? []),
      ...[...own, ...scripts.values()].flatMap((text) => text.match(/[\w-]+/g) ?? []),
    ]);
    const key = [...names].sort().join('\n');
    const sheets = elements.flatMap((element) =>
      element.tagName === 'style' ? [textOf(element)] : [],
    );
    const entries = sheets.map(async (css) => {
      const known = trimmed.get(`${css}\n${key}`) ?? trim(css, key);
      trimmed.set(`${css}\n${key}`, known);
      return [css, await known] as const;
    });
    return new Map(await Promise.all(entries));
  };
}

/** Data in a script element makes no element. */
const isScript = ({ tagName, attrs }: Element): boolean =>
  tagName === 'script' && !attrs.some(({ name, value }) => name === 'type' && /json/.test(value));

const namesIn = ({ name, value }: { name: string; value: string }): string[] => [
  name,
  ...(/^(class|id|type|role|href|command)$|^(aria|data)-/.test(name) ? value.split(/\s+/) : []),
];

/** Tailwind declares what utilities of the whole site may set, for old browsers twice. */
const withoutUnusedProperties = (css: string): string =>
  css.replace(
    /@property (--[\w-]+)\{[^}]*\}|(--tw-[\w-]+):[^;{}]*;?/g,
    (rule, ...names: string[]) =>
      names.some((name) => name && css.includes(`var(${name}`)) ? rule : '',
  );
