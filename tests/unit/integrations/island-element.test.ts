import { expect, test } from 'vitest';
import { ISLAND_ELEMENT, withIslandElement } from '../../../src/integrations/island-element.ts';
import { readPage } from '../../../src/integrations/page-elements.ts';
import { hashForPolicy } from '../../../src/integrations/page-policies.ts';

const ELEMENT = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
const VISIBLE = '(()=>{(self.Astro||(self.Astro={})).visible=(a,b,c)=>{}})();';
const OTHER = 'document.documentElement.className="a";';
const page = (policy: string, island: string, ...scripts: string[]) =>
  `<head><meta http-equiv="content-security-policy" content="script-src '${policy}'">` +
  `<script>${OTHER}</script></head><body>${scripts.join('')}${island}</body>`;

/** A page of Astro's with an island. */
function astroPage(attributes: Record<string, string>, ...scripts: string[]) {
  const written = Object.entries({ client: 'visible', ...attributes }).map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  const island = `<astro-island${written.join('')}></astro-island>`;
  return page(hashForPolicy(ELEMENT), island, ...scripts, `<script>${ELEMENT}</script>`);
}

test('replaces Astro’s island element, and its tag by one with the attributes in use', () => {
  const astros = astroPage(
    {
      uid: 'Z1',
      prefix: 'r3',
      'component-url': '/_astro/A.js',
      'component-export': 'default',
      'renderer-url': '/_astro/hydrate.js',
      props: '{}',
      ssr: '',
      opts: '{"name":"A","value":true}',
      'await-children': '',
    },
    '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    `<script>${VISIBLE}</script>`,
  );
  const island = `<astro-island client='visible' prefix='r3' component-url='/_astro/A.js' renderer-url='/_astro/hydrate.js' ssr props='{}'></astro-island>`;
  expect(withIslandElement(astros)).toBe(
    page(hashForPolicy(ISLAND_ELEMENT), `${island}<script>${ISLAND_ELEMENT}</script>`),
  );
});

test('writes any props as plain JSON', () => {
  const props = JSON.stringify({
    list: [
      1,
      [
        [0, 'a "b" & \'c\' <d>'],
        [1, [[0, 2]]],
      ],
    ],
    thing: [0, { no: [0, null], yes: [0, true] }],
  });
  const { elements } = readPage(withIslandElement(astroPage({ props })));
  const island = elements.find(({ tagName }) => tagName === 'astro-island');
  const written = island?.attrs.find(({ name }) => name === 'props')?.value ?? '';
  expect(JSON.parse(written)).toEqual({
    list: ['a "b" & \'c\' <d>', [2]],
    thing: { no: null, yes: true },
  });
});

test.each([
  [
    { opts: '{"value":{"rootMargin":"400px"}}' },
    'client:visible must not have options, in /_astro/A.js',
  ],
  [{ opts: '{"value":"(min-width: 50em)"}' }, 'client:visible must not have options'],
  [
    { client: 'idle' },
    'client:idle is not supported, in /_astro/A.js: use client:load or client:visible',
  ],
  [
    { props: '{"days":[1,[[3,"2026-11-22T00:00:00.000Z"]]]}' },
    'Props of islands must be JSON values: days of /_astro/A.js is 2026-11-22T00:00:00.000Z',
  ],
])('stops the build for an island with %j', (attributes, message) => {
  const astros = astroPage({ 'component-url': '/_astro/A.js', ...attributes });
  expect(() => withIslandElement(astros)).toThrow(message);
});

test('leaves a page without islands unchanged', () => {
  const plain = `<script>${OTHER}</script>`;
  expect(withIslandElement(plain)).toBe(plain);
});

test('stops the build for a page with other island scripts', () => {
  const other = page('x', '<astro-island></astro-island>', `<script>${VISIBLE}</script>`);
  expect(() => withIslandElement(other)).toThrow(
    'A page has islands, but not Astro’s script for them: adapt island-element.ts to this Astro version',
  );
});

test('keeps text that looks like a script', () => {
  const hostileText = '<img alt="</script><script>"><textarea><script></textarea>';
  expect(withIslandElement(astroPage({}, hostileText))).toContain(hostileText);
});
