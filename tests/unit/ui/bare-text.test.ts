import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, '.');
const { TypeFlags } = ts;

type Nodes = readonly ts.JsxChild[];

/**
 * Finds text nodes that React can no longer update, remove or insert before, because a page translator has replaced
 * them with an element. Text that is an element's only child is safe: React then replaces the element's whole content.
 */
function findBareTexts(program: ts.Program): string[] {
  const checker = program.getTypeChecker();

  function isText(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some(isText);
    if (type.isStringLiteral()) return type.value !== '';
    return (type.flags & (TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.Any)) > 0;
  }
  function areTexts(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some(areTexts);
    if (!checker.isArrayLikeType(type)) return false;
    return checker.getTypeArguments(type as ts.TypeReference).some(isText);
  }
  const typeOf = (child: ts.JsxChild) =>
    ts.isJsxExpression(child) && child.expression
      ? checker.getTypeAtLocation(child.expression)
      : undefined;
  const hasText = (child: ts.JsxChild) => {
    const type = typeOf(child);
    return ts.isJsxText(child) || (type !== undefined && (isText(type) || areTexts(type)));
  };

  const isBare = (node: ts.JsxElement | ts.JsxFragment, children: Nodes): boolean => {
    if (!children.some(hasText) || children.every(isFixed)) return false;
    const [only] = children;
    const type = only && typeOf(only);
    const isOnlyChild = ts.isJsxElement(node) && children.length === 1;
    return !isOnlyChild || (type !== undefined && areTexts(type));
  };

  const found: string[] = [];
  for (const file of program.getSourceFiles().filter(({ fileName }) => fileName.endsWith('x'))) {
    const visit = (node: ts.Node) => {
      if (
        (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
        isBare(node, node.children.filter(counts))
      ) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        found.push(`${file.fileName}:${line + 1} ${node.getText()}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

/** Whether a child is more than a space or a comment, which translators leave alone. */
function counts(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  if (!ts.isJsxExpression(child)) return true;
  const { expression } = child;
  return expression !== undefined && !(ts.isStringLiteral(expression) && !expression.text.trim());
}

/** Whether a child exists as long as its parent, with an unchanging text. */
function isFixed(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return true;
  const tag = ts.isJsxElement(child) ? child.openingElement : child;
  return (
    (ts.isJsxOpeningElement(tag) || ts.isJsxSelfClosingElement(tag)) &&
    /^[a-z]/.test(tag.tagName.getText())
  );
}

test('keeps island texts in elements', () => {
  const files = globSync('src/**/*.tsx').map((file) => resolve(file));
  expect(findBareTexts(ts.createProgram(files, options))).toEqual([]);
  // Type-checks all imports of islands.
}, 300_000);
