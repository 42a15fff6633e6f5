import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A text that a visitor or an editor may read, and the file that it stands in. */
export interface SiteText {
  file: string;
  text: string;
}

/** Every text of content and of src: values of JSON files, strings and words between tags. Comments are none. */
export const listSiteTexts = (): SiteText[] => [
  ...globSync(['content/*.json', 'content/!(schemas)/*.json']).flatMap((file) =>
    textsInJson(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({ file, text })),
  ),
  ...globSync('src/**/*.{ts,tsx,astro}').flatMap((file) =>
    textsInCode(file, readFileSync(file, 'utf8')).map((text) => ({ file, text })),
  ),
];

function textsInJson(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsInJson)
    : [];
}

/** The strings of TypeScript, and the words between the tags of JSX and of an Astro component, lines put together. */
export function textsInCode(file: string, code: string): string[] {
  const source = ts.createSourceFile(
    'x.tsx',
    file.endsWith('.astro') ? astroAsTsx(code) : code,
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    // A string of one small word is a value that code compares, and nothing that is read.
    if (ts.isJsxText(node) || (isString(node) && !/^[a-z-]*$/.test(node.text))) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

const isString = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

/** A component as the parser takes it: its fence as statements, its markup as one fragment, without styles and scripts. */
function astroAsTsx(code: string): string {
  const [, fence = '', markup = code] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(code) ?? [];
  const body = markup.replace(/<!doctype html>|<(style|script)[\s\S]*?<\/\1>/g, '');
  return `${fence}\n;<>${body}</>;`;
}
