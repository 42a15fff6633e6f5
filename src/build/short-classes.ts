import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { BuiltPage, Edit, Element } from './page-elements.ts';

/** A page's sheets under other names of classes, and the edits that give its elements these. */
interface Shortened {
  /** By what they were before they were trimmed. */
  sheets: Map<string, string>;
  edits: Edit[];
}

/** What a sheet writes in another way than an element does: no packer sees the two as one. */
const ESCAPED = /[^\w-]/;

/**
 * What gives the classes of pages short names where a sheet must escape theirs. Those that a script or another attribute
 * of the page holds keep theirs: they may be given to an element later. Whatever else gives classes to what was built, as
 * the Worker does, may give plain ones only. Pages of one make share the work.
 */
export function createClassShortener() {
  const renamed = new Map<string, string>();
  const listed = new Map<string, string[]>();

  function escapedIn(css: string): string[] {
    const known = listed.get(css) ?? classesIn(css).filter((name) => ESCAPED.test(name));
    listed.set(css, known);
    return known;
  }

  function rename(css: string, names: ReadonlyMap<string, string>): string {
    const key = JSON.stringify([css, ...names.keys()]);
    const known = renamed.get(key) ?? renameClasses(css, (name) => names.get(name));
    renamed.set(key, known);
    return known;
  }

  /**
   * @param sheets inline ones, each with what is left of it
   * @param scripts texts of all scripts of the page
   */
  return (
    { elements }: BuiltPage,
    sheets: ReadonlyMap<string, string>,
    scripts: readonly string[],
  ): Shortened => {
    const attributes = elements.flatMap(({ attrs }) => attrs);
    const others = attributes.filter(({ name }) => name !== 'class').map(({ value }) => value);
    const fixed = [...scripts, ...others].join('\n');
    const classes = new Set(elements.flatMap(classesOf));
    const escaped = [...sheets.values()]
      .flatMap(escapedIn)
      .filter((name) => classes.has(name) && !fixed.includes(name));
    const names = new Map([...new Set(escaped)].map((name, i) => [name, `_${i.toString(36)}`]));
    return {
      sheets: new Map([...sheets].map(([from, css]) => [from, rename(css, names)])),
      edits: elements.flatMap((element) => editOf(element, names)),
    };
  };
}

const classesOf = ({ attrs }: Element): string[] =>
  attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];

function editOf(element: Element, names: ReadonlyMap<string, string>): Edit[] {
  const place = element.sourceCodeLocation?.attrs?.['class'];
  const classes = classesOf(element);
  if (!place || !classes.some((name) => names.has(name))) return [];
  const value = classes.map((name) => names.get(name) ?? name).join(' ');
  const text = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return [{ start: place.startOffset, end: place.endOffset, text: `class="${text}"` }];
}

/** The classes that a sheet's selectors name, in their order. */
function classesIn(css: string): string[] {
  const found: string[] = [];
  renameClasses(css, (name) => {
    found.push(name);
    return undefined;
  });
  return found;
}

/** @param nameFor the other name of a class, if it has one */
function renameClasses(css: string, nameFor: (name: string) => string | undefined): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    rule.selector = selectorParser((selectors) => {
      selectors.walkClasses((each) => {
        each.value = nameFor(each.value) ?? each.value;
      });
    }).processSync(rule.selector);
  });
  return sheet.toString();
}
