import { parse, type AtRule, type ChildNode, type Declaration } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { textOf, type BuiltPage } from './page-elements.ts';

/** Class names in a script: plain words, with signs such as `lg:p-4`, and with brackets such as `p-[1rem]`. */
const NAMES = [/[\w-]+/g, /[^\s"'`<>={}()[\];,]+/g, /[^\s"'`]+/g];
const NEXT_SHEET = '/*! next sheet */';

/**
 * Removes from a page's inline style sheets the rules that match nothing in its HTML or its scripts.
 * @param scripts the text of every script of the page, since scripts add elements and classes too
 * @returns the text of each sheet, with what is left of it
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
  // A new one for each page: it never forgets the variables of pages before.
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join('\n'), extension: 'txt' }],
    // As one text, since a sheet may use a variable that another one sets.
    css: [{ raw: sheets.join(NEXT_SHEET) }],
    defaultExtractor: (content) => content.split('\n'),
    safelist: {
      // A selector that is only a state, such as :focus-visible, may match any element.
      standard: [/^:/],
      // Used by the style sheet of the toasts, which is linked and so not seen here.
      variables: [/^--normal-/],
    },
    keyframes: true,
    variables: true,
  });
  const left = withoutUnusedProperties(result?.css ?? '').split(NEXT_SHEET);
  return new Map(sheets.map((sheet, i) => [sheet, left[i] ?? sheet]));
}

/**
 * Tailwind registers the variables that utilities share, and sets each once more for browsers that cannot register any:
 * 250 bytes on each page. Where no rule of the page sets one, its initial value takes its place.
 */
function withoutUnusedProperties(css: string): string {
  const sheet = parse(css);
  sheet.walkAtRules('property', (rule) => {
    const { params: name } = rule;
    if (!css.includes(`var(${name}`)) rule.remove();
    const [initial] =
      rule.nodes?.flatMap((node) =>
        'prop' in node && node.prop === 'initial-value' ? node.value : [],
      ) ?? [];
    const settings: Declaration[] = [];
    sheet.walkDecls(name, (setting) => void settings.push(setting));
    if (!initial || !settings.every(isForOldBrowsers)) return;
    sheet.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(`var(${name})`, initial);
    });
    for (const unused of [rule, ...settings]) removeWithParents(unused);
  });
  return sheet.toString();
}

/** Whether a node is in the layer that Tailwind fills for browsers that cannot register variables. */
function isForOldBrowsers({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  const isLayer = parent.type === 'atrule' && (parent as AtRule).params === 'properties';
  return isLayer || isForOldBrowsers(parent as ChildNode);
}

/** Removes a node, and the rules around it that are empty then. */
function removeWithParents(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithParents(parent as ChildNode);
}

const namesIn = ({ name, value }: { name: string; value: string }): string[] => [
  name,
  ...(/^(class|id|type|role|href|command|loading)$|^(aria|data)-/.test(name)
    ? value.split(/\s+/)
    : []),
];
