import { parse } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { textOf, type BuiltPage } from './page-elements.ts';

/** Class names in a script: plain words, with punctuation such as `lg:p-4`, and with brackets such as `p-[1rem]`. */
const NAMES = [/[\w-]+/g, /[^\s"'`<>={}()[\];,]+/g, /[^\s"'`]+/g];
const NEXT_SHEET = '/*! next sheet */';

/**
 * Removes unused rules from a page's inline style sheets: those that match nothing in its HTML or its scripts.
 * @param scripts the source of every script of the page, since scripts add elements and classes too
 * @returns the source of each sheet and its purged version
 */
export async function purgeCss(
  { elements }: BuiltPage,
  scripts: readonly string[],
): Promise<Map<string, string>> {
  const names = new Set([
    ...elements.flatMap(({ tagName, attrs }) => [tagName, ...attrs.flatMap(namesIn)]),
    ...scripts.flatMap((text) => NAMES.flatMap((pattern) => text.match(pattern) ?? [])),
  ]);
  const sheets = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  // A new instance for each page, since an instance remembers the variables of earlier pages.
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join('\n'), extension: 'txt' }],
    // Joined into one string, since a sheet may use a variable that another sets.
    css: [{ raw: sheets.join(NEXT_SHEET) }],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {
      // A selector with only a state, such as :focus-visible, may match any element.
      standard: [/^:/],
      // Used by the style sheet that the toast library inserts, and by the logo next to the name.
      variables: [/^--normal-/, /^--color-(accent|mark-wind)$/],
    },
    keyframes: true,
    variables: true,
  });
  const left = withoutUnusedProperties(result?.css ?? '').split(NEXT_SHEET);
  return new Map(sheets.map((sheet, i) => [sheet, left[i] ?? sheet]));
}

/** Tailwind registers the variables of every utility on the site: 250 bytes on each page. */
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
