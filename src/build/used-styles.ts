import { parse } from 'parse5';
import { PurgeCSS } from 'purgecss';
import { elementsOf, textOf, type Element } from './page-elements.ts';

/** The text of a script of the site by its address, such as /_astro/client.js. */
export type ReadScript = (address: string) => Promise<string>;

const NEXT_SHEET = '/*! next sheet */';

/** Addresses of scripts in a page or a script. */
const SCRIPT = /(?:\/_astro|\.)\/([\w.-]+\.js)\b/g;

/**
 * What drops from pages' inline sheets the rules that none of their elements needs, be they there or made by one of
 * their scripts. Pages of one make share the work.
 */
export function createStyleTrimmer(readScript: ReadScript) {
  const trimmed = new Map<string, Promise<string>>();
  const needs = new Map<string, (name: string) => boolean>();

  function needsOf(css: string): (name: string) => boolean {
    const known = needs.get(css) ?? createNeeds(css);
    needs.set(css, known);
    return known;
  }

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
    // It remembers the variables of all that it ever read.
    const [result] = await new PurgeCSS().purge({
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
    const sheets = elements.flatMap((element) =>
      element.tagName === 'style' ? [textOf(element)] : [],
    );
    // In one piece: a sheet may set what another one uses.
    const css = sheets.join(NEXT_SHEET);
    const needed = [...names].filter(needsOf(css)).sort().join('\n');
    const key = `${css}\n${needed}`;
    const known = trimmed.get(key) ?? trim(css, needed);
    trimmed.set(key, known);
    const left = (await known).split(NEXT_SHEET);
    return new Map(sheets.map((sheet, i) => [sheet, left[i] ?? sheet]));
  };
}

/**
 * Whether a sheet could have a rule for a name, each asked once: what no rule names would only tell pages of one make
 * apart.
 */
function createNeeds(css: string): (name: string) => boolean {
  const plain = css.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (sign ?? ''),
  );
  // Parts of values, as in [href^='#'].
  const parts = Array.from(
    plain.matchAll(/\[[\w-]+[~|^$*]=["']?([^"'\]]+)/g),
    ([, part = '']) => part,
  );
  const known = new Map<string, boolean>();
  return (name) => {
    const need =
      known.get(name) ?? (plain.includes(name) || parts.some((part) => name.includes(part)));
    known.set(name, need);
    return need;
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
