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

/** Whether one of the browsers lacks a feature; false if unknown. */
function isLacked(feature: Identifier | undefined, oldest: Oldest): boolean {
  const compat = feature?.__compat;
  const browsers = Object.entries(oldest) as [BrowserName, number][];
  return compat !== undefined && browsers.some(([name, version]) => !isIn(compat, name, version));
}

/** Possible meanings of a name: `.toSorted` belongs to arrays and typed arrays, `URL.canParse` is unique. */
const meanings = new Map<string, Identifier[]>();
const learn = (name: string, feature: Identifier) => {
  meanings.set(name, [...(meanings.get(name) ?? []), feature]);
};
const partsOf = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

for (const [of, owner] of [
  ...partsOf(data.javascript['builtins']),
  ...partsOf(data.api).filter(([name]) => INTERFACES.test(name)),
]) {
  learn(of, owner);
  for (const [key, feature] of partsOf(owner)) {
    const name = key.replace(/_static$/, '');
    learn(key === name ? `.${name}` : `${of}.${name}`, feature);
  }
}

function isBeyond(name: string, oldest: Oldest): boolean {
  const all = meanings.get(name) ?? [];
  return all.length > 0 && all.every((feature) => isLacked(feature, oldest));
}

type Found = Record<string, unknown>;

/** The globals, static members and methods in a script that one of the browsers lacks, by name. */
export function callsBeyond(script: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const note = (name: string) => isBeyond(name, oldest) && found.add(name);
  full(parseScript(script), (each) => {
    const node = each as unknown as { type: string; name: string } & Record<string, Found>;
    if (node.type === 'Identifier') note(node.name);
    const member = node.type === 'CallExpression' ? node['callee'] : node;
    if (member?.['type'] !== 'MemberExpression' || member['computed']) return;
    const { name: property } = member['property'] as { name: string };
    const { name: object } = member['object'] as { name?: string };
    if (object) note(`${object}.${property}`);
    if (node.type === 'CallExpression') note(`.${property}`);
  });
  return [...found];
}

/**
 * Syntax in a script that Safari before 16.4 does not support.
 * @throws if it has syntax newer than ES2022
 */
export function syntaxBeyond(script: string): string[] {
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

/** The properties, values, rules and selectors in a style sheet that one of the browsers lacks, as written. */
export function stylesBeyond(sheet: string, oldest: Oldest): string[] {
  const found = new Set<string>();
  const { properties, types, selectors, 'at-rules': atRules } = data.css;
  const note = (text: string, feature: Identifier | undefined) => {
    if (isLacked(feature, oldest)) found.add(text);
  };
  const root = postcss.parse(sheet);
  root.walkDecls(({ prop, value }) => {
    const property = properties?.[prop];
    note(prop, property);
    note(`${prop}: ${value}`, property?.[value]);
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) {
      note(`${name}()`, types?.['color']?.[name] ?? types?.[name]);
    }
  });
  root.walkAtRules(({ name, params }) => {
    note(`@${name}`, atRules?.[name]);
    if (name !== 'media') return;
    if (/[<>]/.test(params)) found.add('ranges in @media');
    for (const [, feature = ''] of params.matchAll(/\((?:min-|max-)?([\w-]+)/g)) {
      note(`@media (${feature})`, atRules?.['media']?.[feature]);
    }
  });
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === 'rule') found.add('nested rules');
    for (const [, name = ''] of selector.matchAll(/(?<!\\):{1,2}([a-z-]+)/g)) {
      note(`:${name}`, selectors?.[name]);
    }
  });
  return [...found];
}
