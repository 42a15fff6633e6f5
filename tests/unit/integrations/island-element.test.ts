import { expect, test } from 'vitest';
import { ISLAND_ELEMENT, withIslandElement } from '../../../src/integrations/island-element.ts';
import { hashForPolicy } from '../../../src/integrations/page-policies.ts';

const ELEMENT = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
const VISIBLE = '(()=>{(self.Astro||(self.Astro={})).visible=(a,b,c)=>{}})();';
const OTHER = 'document.documentElement.className="a";';
const ISLAND = '<astro-island uid="a" client="visible"></astro-island>';
const SHORT_TAG = `<astro-island client='visible' props='{}'></astro-island>`;
const page = (policy: string, island: string, ...scripts: string[]) =>
  `<head><meta http-equiv="content-security-policy" content="script-src '${policy}'">` +
  `<script>${OTHER}</script></head><body>${scripts.join('')}${island}</body>`;

test('replaces Astro’s island element with the site’s', () => {
  const astros = page(
    hashForPolicy(ELEMENT),
    ISLAND,
    '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>',
    `<script>${VISIBLE}</script>`,
    `<script>${ELEMENT}</script>`,
  );
  expect(withIslandElement(astros)).toBe(
    page(hashForPolicy(ISLAND_ELEMENT), `${SHORT_TAG}<script>${ISLAND_ELEMENT}</script>`),
  );
});

test('leaves a page without islands unchanged', () => {
  const plain = `<script>${OTHER}</script>`;
  expect(withIslandElement(plain)).toBe(plain);
});

test('stops the build for a page with other island scripts', () => {
  expect(() => withIslandElement(page('x', ISLAND, `<script>${VISIBLE}</script>`))).toThrow(
    'A page has islands, but not Astro’s script for them: adapt island-element.ts to this Astro version',
  );
});

test('keeps text that looks like a script', () => {
  const hostileText = '<img alt="</script><script>"><textarea><script></textarea>';
  const astros = page(hashForPolicy(ELEMENT), ISLAND, hostileText, `<script>${ELEMENT}</script>`);
  expect(withIslandElement(astros)).toContain(hostileText);
});
