import { PurgeCSS } from 'purgecss';
import { foldProperties } from './fold-properties.ts';
import { textOf, type BuiltPage } from './page-elements.ts';

/** What a script may name: words alone, with signs, and with brackets. */
const NAMES = [/[\w-]+/g, /[^\s"'`<>={}()[\];,]+/g, /[^\s"'`]+/g];
const NEXT_SHEET = '/*! next sheet */';

/**
 * What drops from pages' inline sheets the rules that none of their elements needs, be they there or made by one of
 * their scripts. Pages of one make share the work.
 */
export function createStyleTrimmer() {
  const trimmed = new Map<string, Promise<string>>();
  const needs = new Map<string, (name: string) => string[]>();

  function needsOf(css: string): (name: string) => string[] {
    const known = needs.get(css) ?? createNeeds(css);
    needs.set(css, known);
    return known;
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
    return foldProperties(result?.css ?? css);
  }

  /**
   * @param scripts texts of all scripts of the page
   * @returns the sheets of a page, each with what is left of it
   */
  return async (
    { elements }: BuiltPage,
    scripts: readonly string[],
  ): Promise<Map<string, string>> => {
    const names = new Set([
      ...elements.flatMap(({ tagName, attrs }) => [tagName, ...attrs.flatMap(namesIn)]),
      ...scripts.flatMap((text) => NAMES.flatMap((pattern) => text.match(pattern) ?? [])),
    ]);
    const sheets = elements.flatMap((element) =>
      element.tagName === 'style' ? [textOf(element)] : [],
    );
    // In one piece: a sheet may set what another one uses.
    const css = sheets.join(NEXT_SHEET);
    const needed = [...new Set([...names].flatMap(needsOf(css)))].sort().join('\n');
    const key = `${css}\n${needed}`;
    const known = trimmed.get(key) ?? trim(css, needed);
    trimmed.set(key, known);
    const left = (await known).split(NEXT_SHEET);
    return new Map(sheets.map((sheet, i) => [sheet, left[i] ?? sheet]));
  };
}

/**
 * What of a name the rules of a sheet could ask for: itself, or the part that an attribute's value begins with, ends with
 * or holds. All else would only tell pages of one make apart.
 */
function createNeeds(css: string): (name: string) => string[] {
  const words = css.match(
    /(?:\\[0-9a-f]{1,6} ?|\\.|[a-z_-]|[^\0-\x7f])(?:\\.|[\w-]|[^\0-\x7f])*/gi,
  );
  const values = Array.from(
    css.matchAll(/\[[\w-]+([~|^$*]?)=["']?((?:\\.|[^"'\]])+)/g),
    ([, sign = '', value = '']) => ({ sign, value: unescape(value) }),
  );
  const exact = values.filter(({ sign }) => !sign).map(({ value }) => value);
  const named = new Set([...(words ?? []).map(unescape), ...exact]);
  const parts = values.filter(({ sign }) => sign);
  const isPart: Record<string, (name: string, part: string) => boolean> = {
    '^': (name, part) => name.startsWith(part),
    '|': (name, part) => name.startsWith(part),
    $: (name, part) => name.endsWith(part),
  };
  return (name) => [
    ...(named.has(name) ? [name] : []),
    ...parts
      .filter(({ sign, value }) => isPart[sign]?.(name, value) ?? name.includes(value))
      .map(({ value }) => value),
  ];
}

const unescape = (word: string): string =>
  word.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (sign ?? ''),
  );

const namesIn = ({ name, value }: { name: string; value: string }): string[] => [
  name,
  ...(/^(class|id|type|role|href|command|loading)$|^(aria|data)-/.test(name)
    ? value.split(/\s+/)
    : []),
];
