import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/build/page-elements.ts';
import { hash } from '../../../src/build/page-policies.ts';
import { trimPage } from '../../../src/build/trim-pages.ts';

const merged = (html: string) => trimPage(readPage(html), new Map());
const module = (text: string) => `<script type="module">${text}</script>`;

describe('what stands in a page', () => {
  test('is one sheet where the first stood, in the same order', () => {
    const page = '<head><style>a{}</style><link><style>b{}</style></head><style>c{}</style><p>';
    expect(merged(page)).toBe('<head><style>a{}b{}c{}</style><link></head><p>');
  });

  test('is one module where the last stood, each with variables of its own', () => {
    const said: number[] = [];
    const page = `${module('var e=1;later(()=>said.push(e))')}<p>${module('var e=2')}`;
    const [, code = ''] = /^<p><script type="module">(.*)<\/script>$/s.exec(merged(page)) ?? [];
    const later: (() => void)[] = [];
    runInNewContext(code, { said, later: (run: () => void) => later.push(run) });
    later.forEach((run) => {
      run();
    });
    expect(said).toEqual([1]);
  });

  test('is one module too where one loads another when it is asked', () => {
    const page = module('go=()=>import("./a.js")') + module('var e=2');
    expect(merged(page)).toBe(module('(()=>{go=()=>import("./a.js")\n})();(()=>{var e=2\n})();'));
  });

  test('has the hash of what it became in the policy', () => {
    const page = (policy: string, sheets: string) =>
      `<meta http-equiv="content-security-policy" content="style-src${policy};">${sheets}`;
    const before = page(
      ` '${hash('a{}')}' '${hash('b{}')}'`,
      '<style>a{}</style><style>b{}</style>',
    );
    expect(merged(before)).toBe(page(` '${hash('a{}b{}')}'`, '<style>a{}b{}</style>'));
  });

  test.each([
    ['a lone module', module('var e=1')],
    ['modules that import', module('import "./a.js"') + module('import "./b.js"')],
    ['plain scripts', '<script>var a=1</script><script>var a=2</script>'],
    ['data', '<script type="application/ld+json">{}</script>'.repeat(2)],
    ['sheets for some screens', '<style media="print">a{}</style>'.repeat(2)],
    ['sheets of templates', '<template><style>a{}</style><style>b{}</style></template>'],
    ['sheets without scripts', '<noscript><style>a{}</style></noscript><style>b{}</style>'],
  ])('stays as it is: %s', (_, page) => {
    expect(merged(page)).toBe(page);
  });
});
