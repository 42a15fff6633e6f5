import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureRoute } from '../../../scripts/bytes/measure-route.ts';
import { writeFiles } from './checked-folder.ts';

const page = (head: string, body = '') =>
  `<!doctype html><html><head><title>A page</title>${head}</head><body>${body}</body></html>`;
const INLINE = 'document.querySelector("nav")?.toggleAttribute("open");';

const FILES = {
  'about.html': page(
    `<script>${INLINE}</script><script type="application/ld+json">{"@type":"FAQPage"}</script>`,
  ),
  'services/solar.html': page(
    '<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/one.js"></script><script type="module" src="/_astro/two.js"></script>',
    '<astro-island component-url="/_astro/StationFinder.js" renderer-url="/_astro/client.js"></astro-island><astro-island component-url="/_astro/BookingCalendar.js" renderer-url="/_astro/client.js"></astro-island>',
  ),
  '_astro/a.css': 'body{color:black}a{color:blue}',
  // They import each other, and a script that is loaded when the visitor asks for it.
  '_astro/one.js': 'import{menu}from"./two.js";menu();',
  '_astro/two.js': 'import"/_astro/one.js";import("./later.js");export const menu=()=>1;',
  '_astro/later.js': 'export default "later"',
  '_astro/StationFinder.js': 'import{r}from"./react.js";import{menu}from"./two.js";r(menu);',
  '_astro/BookingCalendar.js': 'import{r}from"./react.js";new Worker("/_astro/sums-worker-a1.js")',
  '_astro/client.js': 'import{r}from"./react.js";const check=()=>import("./check-unseen.a1.js");',
  '_astro/react.js': 'export const r=(x)=>x;',
  '_astro/sums-worker-a1.js': 'postMessage("done")',
  '_astro/check-unseen.a1.js': 'export const checkUnseen=()=>"all schemas";',
};

const brotli = (text: string) => brotliCompressSync(text).byteLength;
const sizeOf = (...names: (keyof typeof FILES)[]) =>
  names.reduce((sum, name) => sum + brotli(FILES[name]), 0);

test('measures a page without islands', async () => {
  expect(measureRoute('/about', await writeFiles(FILES))).toEqual({
    first: sizeOf('about.html'),
    siteScript: brotli(INLINE),
    allScripts: brotli(INLINE),
    hasIsland: false,
    hasCalendar: false,
    hasFinder: false,
    hasWorker: false,
  });
});

test('counts each file of a page with islands once, except what only checks a file', async () => {
  const linked = sizeOf('_astro/one.js', '_astro/two.js');
  expect(measureRoute('/services/solar', await writeFiles(FILES))).toEqual({
    first: sizeOf('services/solar.html', '_astro/a.css') + linked,
    siteScript: linked,
    allScripts:
      linked +
      sizeOf('_astro/later.js', '_astro/StationFinder.js', '_astro/BookingCalendar.js') +
      sizeOf('_astro/client.js', '_astro/react.js', '_astro/sums-worker-a1.js'),
    hasIsland: true,
    hasCalendar: true,
    hasFinder: true,
    hasWorker: true,
  });
});

test('fails if a file is missing', async () => {
  const html = page('<link rel="stylesheet" href="/gone.css">');
  const root = await writeFiles({ 'index.html': html });
  expect(() => measureRoute('/', root)).toThrow('ENOENT');
});
