import { readFileSync } from 'node:fs';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';
import postcss from 'postcss';
import * as z from 'zod/mini';

/** The oldest version of each browser, by its name in the compatibility data. */
export type Oldest = Readonly<Partial<Record<BrowserName, number>>>;

const data: CompatData = bcd;

/** Interfaces whose methods our scripts may call; the method names of others are too common. */
const INTERFACES =
  /^(Abort|Element$|Document$|Window$|Navigator$|HTML(Dialog|Input|Form)?Element$|Node$|EventTarget|URL|Request$|Response$|Headers$|FormData|Blob$|File$|Storage|History|Location$|Performance$|Worker|ServiceWorker|Cache|Crypto$|SubtleCrypto|Intersection|Resize|Mutation|Geolocation$|Range$|Selection$|DataTransfer$|Clipboard$|Text(En|De)coder)/;

/** Names in `browserslist` that differ from the compatibility data. */
const NAMES: Record<string, string> = { ios_saf: 'safari_ios' };

const listsSchema = z.object({ browserslist: z.record(z.string(), z.array(z.string())) });

/** The oldest browsers of a list in package.json. */
export function oldestOf(list: string): Oldest {
  const { browserslist } = z.parse(listsSchema, JSON.parse(readFileSync('package.json', 'utf8')));
  const entries = (browserslist[list] ?? []).map((line) => line.split(' >= '));
  return Object.fromEntries(
    entries.map(([name = '', version]) => [NAMES[name] ?? name, Number(version)]),
  );
}

function isIn({ support }: CompatStatement, browser: BrowserName, version: number): boolean {
  return [support[browser] ?? []].flat().some((each) => {
    const { version_added: added, version_removed, flags, prefix, alternative_name } = each;
    const isFullSupport = !version_removed && !flags && !prefix && !alternative_name;
    if (!added || !isFullSupport || each.partial_implementation) return false;
    return parseFloat(added.replace('≤', '')) <= version;
  });
}

/** Whether one of the browsers does not support a feature; false if unknown. */
function lacksSupport(feature: Identifier | undefined, oldest: Oldest): boolean {
  const compat = feature?.__compat;
  const browsers = Object.entries(oldest) as [BrowserName, number][];
  return compat !== undefined && browsers.some(([name, version]) => !isIn(compat, name, version));
}

/** Possible meanings of a name: `.toSorted` belongs to arrays and typed arrays, `URL.canParse` is unique. */
const meanings = new Map<string, Identifier[]>();
const addMeaning = (name: string, feature: Identifier) => {
  meanings.set(name, [...(meanings.get(name) ?? []), feature]);
};
const partsOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

for (const [of, owner] of [
  ...partsOf(data.javascript['builtins']),
  ...partsOf(data.api).filter(([name]) => INTERFACES.test(name)),
]) {
  addMeaning(of, owner);
  for (const [key, feature] of partsOf(owner)) {
    const name = key.replace(/_static$/, '');
    addMeaning(key === name ? `.${name}` : `${of}.${name}`, feature);
  }
}

function isUnsupported(name: string, oldest: Oldest): boolean {
  const all = meanings.get(name) ?? [];
  return all.length > 0 && all.every((feature) => lacksSupport(feature, oldest));
}

type Found = Record<string, unknown>;

/** The names of globals, static members and methods in a script that one of the browsers does not support. */
export function findUnsupportedCalls(script: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const addIfUnsupported = (name: string) => isUnsupported(name, oldest) && found.add(name);
  full(parseScript(script), (each) => {
    const node = each as unknown as { type: string; name: string } & Record<string, Found>;
    if (node.type === 'Identifier') addIfUnsupported(node.name);
    const member = node.type === 'CallExpression' ? node['callee'] : node;
    if (member?.['type'] !== 'MemberExpression' || member['computed']) return;
    const { name: property } = member['property'] as { name: string };
    const { name: object } = member['object'] as { name?: string };
    if (object) addIfUnsupported(`${object}.${property}`);
    if (node.type === 'CallExpression') addIfUnsupported(`.${property}`);
  });
  return [...found];
}

/**
 * Syntax in a script that Safari before 16.4 does not support.
 * @throws if it has syntax newer than ES2022
 */
export function findUnsupportedSyntax(script: string): string[] {
  const found = new Set<string>();
  full(parseScript(script), (node) => {
    if (node.type === 'StaticBlock') found.add('static block');
    const { pattern = '' } = (node as { regex?: { pattern: string } }).regex ?? {};
    if (/\(\?<[=!]/.test(pattern)) found.add('lookbehind');
  });
  return [...found];
}

const parseScript = (script: string): Node =>
  parse(script, { ecmaVersion: 2022, sourceType: 'module' });

/** The properties, values, rules and selectors in a style sheet that one of the browsers does not support, as written. */
export function findUnsupportedStyles(sheet: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const { properties, types, selectors, 'at-rules': atRules } = data.css;
  const addIfUnsupported = (text: string, feature: Identifier | undefined) => {
    if (lacksSupport(feature, oldest)) found.add(text);
  };
  const root = postcss.parse(sheet);
  root.walkDecls(({ prop, value }) => {
    const property = properties?.[prop];
    addIfUnsupported(prop, property);
    addIfUnsupported(`${prop}: ${value}`, property?.[value]);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      addIfUnsupported(`${name}()`, types?.['color']?.[name] ?? types?.[name]);
    }
  });
  root.walkAtRules(({ name, params }) => {
    addIfUnsupported(`@${name}`, atRules?.[name]);
    if (name !== 'media') return;
    if (/[<>]/.test(params)) found.add('ranges in @media');
    for (const [, feature = ''] of params.matchAll(/\((?:min-|max-)?([\w-]+)/g)) {
      addIfUnsupported(`@media (${feature})`, atRules?.['media']?.[feature]);
    }
  });
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === 'rule') found.add('nested rules');
    for (const [, name = ''] of selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)) {
      addIfUnsupported(`:${name}`, selectors?.[name]);
    }
  });
  return [...found];
}
