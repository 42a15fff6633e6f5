import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { textOf, type BuiltPage } from './page-elements.ts';

/** What a script may name: words alone, with signs, and with brackets. */
const NAMES = [/[\w-]+/g, /[^\s"'`<>={}()[\];,]+/g, /[^\s"'`]+/g];
const NEXT_SHEET = '/*! next sheet */';

/**
 * The inline sheets of a page, each with what is left of it without the rules that none of the page's elements needs, be
 * they there or made by one of its scripts.
 * @param scripts texts of all scripts of the page
 */
export async function usedStyles(
  { elements }: BuiltPage,
  scripts: readonly string[],
): Promise<Map<string, string>> {
  const names = new Set([
    ...elements.flatMap(({ tagName, attrs }) => [tagName, ...attrs.flatMap(namesIn)]),
    ...scripts.flatMap((text) => NAMES.flatMap((pattern) => text.match(pattern) ?? [])),
  ]);
  const sheets = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  // It remembers the variables of all that it ever read.
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join('\n'), extension: 'txt' }],
    // In one piece: a sheet may set what another one uses.
    css: [{ raw: sheets.join(NEXT_SHEET) }],
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
  const left = withoutUnusedProperties(result?.css ?? '').split(NEXT_SHEET);
  return new Map(sheets.map((sheet, i) => [sheet, left[i] ?? sheet]));
}

/** Tailwind registers the variables of all utilities that the site has: a quarter of a kilobyte on each page. */
function withoutUnusedProperties(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('property', (rule) => {
    if (!css.includes(`var(${rule.params}`)) rule.remove();
  });
  return sheet.toString();
}

const namesIn = ({ name, value }: { name: string; value: string }): string[] => [
  name,
  ...(/^(class|id|type|role|href|command|loading)$|^(aria|data)-/.test(name)
    ? value.split(/\s+/)
    : []),
];
