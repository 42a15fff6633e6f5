import { describe, expect, test } from 'vitest';
import { mergeInline } from '../../../src/build/merge-inline.ts';
import { hash } from '../../../src/build/page-policies.ts';

const module = (text: string) => `<script type="module">${text}</script>`;

describe('what stands in a page', () => {
  test('is one sheet where the first stood, in the same order', () => {
    const page = '<head><style>a{}</style><link><style>b{}</style></head><style>c{}</style><p>';
    expect(mergeInline(page)).toBe('<head><style>a{}b{}c{}</style><link></head><p>');
  });

  test('is one module where the last stood, each with variables of its own', () => {
    const said: number[] = [];
    const page = `${module('var e=1;later(()=>said.push(e))')}<p>${module('var e=2')}`;
    const [, code = ''] =
      /^<p><script type="module">(.*)<\/script>$/s.exec(mergeInline(page)) ?? [];
    const later: (() => void)[] = [];
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    new Function('said', 'later', code)(said, (run: () => void) => later.push(run));
    later.forEach((run) => {
      run();
    });
    expect(said).toEqual([1]);
  });

  test('has the hash of what it became in the policy', () => {
    const policy = `'${hash('a{}')}' '${hash('b{}')}'`;
    expect(mergeInline(`<meta content="${policy}"><style>a{}</style><style>b{}</style>`)).toContain(
      hash('a{}b{}'),
    );
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
    expect(mergeInline(page)).toBe(page);
  });
});
