import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { measureRoute } from '../../../scripts/bytes/measure-route.ts';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

const brotli = (text: string) => brotliCompressSync(text).byteLength;

async function folderWith(files: Record<string, string>): Promise<string> {
  const root = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  return root;
}

const page = (head: string, body = '') =>
  `<!doctype html><html><head><title>A page</title>${head}</head><body>${body}</body></html>`;

const CSS = 'body{color:black}a{color:blue}';
const MENU = 'export const menu=()=>document.querySelector("nav")?.toggleAttribute("open");';

describe('the size of a route', () => {
  test('counts only the HTML of a plain page', async () => {
    const html = page('', '<p>Hello</p>');
    const root = await folderWith({ 'about.html': html });
    expect(measureRoute('/about', root)).toEqual({
      first: brotli(html),
      siteScript: 0,
      deferred: 0,
      islands: 0,
      hasIsland: false,
      hasCalendar: false,
      hasFinder: false,
      workers: 0,
    });
  });

  test('counts an island’s worker separately', async () => {
    const island = 'new Worker("/_astro/sums-worker-a1.js",{type:"module"})';
    const worker = 'postMessage("done")';
    const root = await folderWith({
      'index.html': page('', '<astro-island component-url="/_astro/a.js"></astro-island>'),
      '_astro/a.js': island,
      '_astro/sums-worker-a1.js': worker,
    });
    expect(measureRoute('/', root)).toMatchObject({
      islands: brotli(island),
      workers: brotli(worker),
    });
  });

  test('excludes scripts loaded only to check a file', async () => {
    const island = 'const check=()=>import("./check-unseen.a1.js");';
    const root = await folderWith({
      'admin.html': page('', '<astro-island component-url="/_astro/a.js"></astro-island>'),
      '_astro/a.js': island,
      '_astro/check-unseen.a1.js': 'export const checkUnseen=()=>"all schemas";',
    });
    expect(measureRoute('/admin', root).islands).toBe(brotli(island));
  });

  test('finds the home page and pages in folders', async () => {
    const root = await folderWith({
      'index.html': page('', 'home'),
      'services/solar.html': page('', 'solar, which is longer'),
    });
    expect(measureRoute('/', root).first).toBe(brotli(page('', 'home')));
    expect(measureRoute('/services/solar', root).first).toBe(
      brotli(page('', 'solar, which is longer')),
    );
  });

  test('counts each linked file once', async () => {
    const one = 'import{menu}from"./menu.js";menu();';
    const two = 'import"/_astro/menu.js";import("./later.js");';
    const later = 'export default "later, when the visitor asks for it"';
    const html = page(
      '<link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/one.js"></script><script type="module" src="/_astro/two.js"></script>',
    );
    const root = await folderWith({
      'index.html': html,
      '_astro/a.css': CSS,
      '_astro/one.js': one,
      '_astro/two.js': two,
      '_astro/menu.js': MENU,
      '_astro/later.js': later,
    });
    const scripts = [one, two, MENU].reduce((sum, text) => sum + brotli(text), 0);
    expect(measureRoute('/', root)).toMatchObject({
      first: brotli(html) + brotli(CSS) + scripts,
      siteScript: scripts,
      deferred: brotli(later),
      islands: 0,
    });
  });

  test('counts an inline script as a script of the site', async () => {
    const html = page(
      `<script>${MENU}</script><script type="application/ld+json">{"@type":"FAQPage"}</script>`,
    );
    const root = await folderWith({ 'index.html': html });
    expect(measureRoute('/', root)).toMatchObject({
      first: brotli(html),
      siteScript: brotli(MENU),
      islands: 0,
    });
  });

  test('counts each file of an island once', async () => {
    const island = 'import{r}from"./react.js";import{menu}from"./menu.js";export default r(menu);';
    const client = 'import{r}from"./react.js";export default r;';
    const react = 'export const r=(x)=>x;';
    const html = page(
      '<script type="module" src="/_astro/menu.js"></script>',
      '<astro-island component-url="/_astro/solar.js" renderer-url="/_astro/client.js"></astro-island><astro-island component-url="/_astro/solar.js" renderer-url="/_astro/client.js"></astro-island>',
    );
    const root = await folderWith({
      'index.html': html,
      '_astro/menu.js': MENU,
      '_astro/solar.js': island,
      '_astro/client.js': client,
      '_astro/react.js': react,
    });
    expect(measureRoute('/', root)).toEqual({
      first: brotli(html) + brotli(MENU),
      siteScript: brotli(MENU),
      deferred: 0,
      islands: brotli(island) + brotli(client) + brotli(react),
      hasIsland: true,
      hasCalendar: false,
      hasFinder: false,
      workers: 0,
    });
  });

  test('handles circular imports', async () => {
    const root = await folderWith({
      'index.html': page('<script type="module" src="/a.js"></script>'),
      'a.js': 'import"./b.js";',
      'b.js': 'import"./a.js";',
    });
    expect(measureRoute('/', root).siteScript).toBe(
      brotli('import"./b.js";') + brotli('import"./a.js";'),
    );
  });

  test('detects a page with the calendar', async () => {
    const html = page('', '<astro-island component-url="/BookingCalendar.js"></astro-island>');
    const root = await folderWith({ 'index.html': html, 'BookingCalendar.js': 'export {};' });
    expect(measureRoute('/', root).hasCalendar).toBe(true);
  });

  test.each([
    ['a page', '/no-such-page', {}],
    ['a script', '/', { 'index.html': page('<script src="/gone.js"></script>') }],
    ['a style', '/', { 'index.html': page('<link rel="stylesheet" href="/gone.css">') }],
  ])('fails if %s is missing', async (_, route, files) => {
    const root = await folderWith(files);
    expect(() => measureRoute(route, root)).toThrow('ENOENT');
  });
});
