// Reads what was built for what the oldest browsers that CONTRIBUTING.md promises do not know.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { collectPageAssets } from '../../harness/site/collect-assets.ts';
import { callsBeyond, oldestOf, stylesBeyond, syntaxBeyond } from '../support/browser-needs.ts';
import { builtPage } from '../support/built-page.ts';

/** Pages are readable in these, and enquiries can be sent. */
const readable = oldestOf('production');
/** All of the site works in these. */
const whole = oldestOf('whole');

/** Features that browsers ignore without harm, and why. */
const PASSED_OVER: Record<string, string> = {
  ':details-content': 'an answer opens at once',
  ':has':
    'in rules of its own: a calculator that was not used is printed, a preview keeps its light',
  ':selection': 'phones select in their own colours',
  '@container': 'a card stays narrow',
  '@media (forced-colors)': 'no such browser has forced colours',
  '@media (scripting)': 'what a script brings leaves its place empty without one',
  '@property': 'the values stand in a rule beside it',
  '@starting-style': 'a menu is there at once',
  '@view-transition': 'a page is there at once',
  'accent-color': 'boxes to tick have the colour of the browser',
  'break-after: avoid': 'a heading may be printed at the foot of a page',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'container-type': 'goes with @container',
  'container-type: inline-size': 'goes with @container',
  'content-visibility': 'what is out of view is drawn as well',
  'content-visibility: auto': 'the same',
  'content-visibility: visible': 'the same',
  'cursor: ew-resize': 'phones have no pointer',
  'cursor: not-allowed': 'phones have no pointer',
  'cursor: pointer': 'phones have no pointer',
  'forced-color-adjust': 'goes with @media (forced-colors)',
  'forced-color-adjust: none': 'the same',
  'grid-template-rows: subgrid': 'the parts of steps are then not aligned',
  hyphens: 'stands with its prefix too',
  mask: 'stands with its prefix too',
  outline: 'is not round at the corners',
  'overflow-anchor': 'a page may move under an answer that comes late',
  'overflow-anchor: none': 'the same',
  'paint-order': 'letters on a picture are a little thinner',
  rotate: 'a spinner stands still beside its words',
  scale: 'a mark does not grow',
  'text-size-adjust': 'stands with its prefix too',
  'text-wrap': 'lines end where they end',
  'text-wrap: balance': 'the same',
  'text-wrap: pretty': 'the same',
  translate: 'a section comes into view without moving',
  'user-select': 'stands with its prefix too',
  'user-select: all': 'the same',
  'view-transition-name': 'goes with @view-transition',
};

/** Features that scripts detect before use, or do without. */
const ASKED_FOR: Record<string, string> = {
  '.error': 'of the console',
  '.escape': 'of CSS, which all have',
  '.read': 'of a stream, which all have',
  '.respondWith': 'of a service worker, which all have',
  '.startViewTransition': 'React asks for it, and nothing of ours does',
  '.use': 'a hook of React',
  '.when': 'a check of zod',
  'AbortSignal.any': 'src/http.ts asks first',
  'AbortSignal.timeout': 'src/http.ts asks first',
  'URL.canParse': 'zod asks first',
};

const inlineOf = (route: string, tag: 'script' | 'style'): string[] =>
  builtPage(route)
    .querySelectorAll(tag)
    .filter((element) => !/json|speculation/.test(element.getAttribute('type') ?? ''))
    .map(({ textContent }) => textContent)
    .filter(Boolean);

const read = (file: string) => readFileSync(`dist/${file.replace(/^\//, '')}`, 'utf8');
const routes = listRoutes().filter((route) => route !== '/editor');
const scripts = [
  ...new Set(routes.flatMap((route) => inlineOf(route, 'script'))),
  ...globSync('{sw.js,_astro/*.js}', { cwd: 'dist' }).map(read),
];

test('every script uses syntax that the oldest browsers support', () => {
  expect(scripts.length).toBeGreaterThan(20);
  expect([...new Set(scripts.flatMap(syntaxBeyond))]).toEqual([]);
});

test('styles use no unsupported features that matter', () => {
  const inline = routes.flatMap((route) => inlineOf(route, 'style'));
  const sheets = [...new Set(inline), ...globSync('_astro/*.css', { cwd: 'dist' }).map(read)];
  const found = new Set(sheets.flatMap((sheet) => stylesBeyond(sheet, readable)));
  expect([...found].toSorted()).toEqual(Object.keys(PASSED_OVER).toSorted());
});

test('scripts detect unsupported features before use', () => {
  const found = new Set(scripts.flatMap((script) => callsBeyond(script, whole)));
  expect([...found].toSorted()).toEqual(Object.keys(ASKED_FOR).toSorted());
});

test('the scripts for sending an enquiry use no unsupported features', async () => {
  const page = read('contact.html');
  const needs = await collectPageAssets(page, read);
  const loaded = needs.filter((name) => name.endsWith('.js')).map(read);
  const all = [...inlineOf('/contact', 'script'), ...loaded];
  const found = new Set(all.flatMap((script) => callsBeyond(script, readable)));
  expect(loaded.length).toBeGreaterThan(2);
  expect([...found].filter((name) => !(name in ASKED_FOR))).toEqual([]);
});

test('CONTRIBUTING.md lists the browser versions of package.json', () => {
  const promise = readFileSync('CONTRIBUTING.md', 'utf8');
  for (const { chrome, firefox, safari } of [readable, whole]) {
    for (const words of [`Safari ${safari}`, `Chrome ${chrome}`, `Firefox ${firefox}`]) {
      expect(promise).toContain(words);
    }
  }
});
