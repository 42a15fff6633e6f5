// Finds features in the build that the oldest supported browsers lack. CONTRIBUTING.md lists these browsers.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { collectAssets } from '../../src/service-worker/collect-assets.ts';
import {
  findUnsupportedCalls,
  oldestOf,
  findUnsupportedStyles,
  findUnsupportedSyntax,
} from '../support/unsupported-features.ts';
import { builtPage } from '../support/built-page.ts';

/** The oldest browsers in which visitors can read pages and send enquiries. */
const readable = oldestOf('production');
/** The oldest browsers in which everything works. */
const fullySupported = oldestOf('whole');

/** Features that the oldest browsers ignore without harm, with the effect. */
const HARMLESS_IF_MISSING: Record<string, string> = {
  ':details-content': 'answers open without animation',
  ':has':
    'used in separate rules: unused calculators are printed, and previews keep their colour scheme',
  ':selection': 'phones use their own selection colours',
  '@container': 'cards keep their narrow layout',
  '@media (forced-colors)': 'these browsers have no forced-colours mode',
  '@media (scripting)': 'content that needs a script leaves a gap without one',
  '@property': 'a separate rule sets the initial values',
  '@starting-style': 'menus open without animation',
  '@view-transition': 'pages change without animation',
  'accent-color': 'checkboxes have the browser’s own colour',
  'break-after: avoid': 'a heading may be printed at the bottom of a page',
  'contain-intrinsic-block-size': 'only used with content-visibility',
  'container-type': 'only used with @container',
  'container-type: inline-size': 'only used with @container',
  'content-visibility': 'content outside the viewport is rendered too',
  'content-visibility: auto': 'as for content-visibility',
  'content-visibility: visible': 'as for content-visibility',
  'cursor: ew-resize': 'phones have no pointer',
  'cursor: not-allowed': 'phones have no pointer',
  'cursor: pointer': 'phones have no pointer',
  'forced-color-adjust': 'only used with @media (forced-colors)',
  'forced-color-adjust: none': 'only used with @media (forced-colors)',
  'grid-template-rows: subgrid': 'the parts of steps are not aligned',
  hyphens: 'also declared with its prefix',
  mask: 'also declared with its prefix',
  outline: 'outlines have square corners',
  'overflow-anchor': 'content may shift when a late answer appears',
  'overflow-anchor: none': 'as for overflow-anchor',
  'paint-order': 'text on pictures is slightly thinner',
  rotate: 'the spinner does not turn; its label still shows progress',
  scale: 'map markers do not grow',
  'text-size-adjust': 'also declared with its prefix',
  'text-wrap': 'lines are not balanced',
  'text-wrap: balance': 'as for text-wrap',
  'text-wrap: pretty': 'as for text-wrap',
  translate: 'sections appear without sliding in',
  'user-select': 'also declared with its prefix',
  'user-select: all': 'as for user-select',
  'view-transition-name': 'only used with @view-transition',
};

/** Calls that scripts detect before use, or that only share a name with an unsupported feature. */
const FEATURE_DETECTED: Record<string, string> = {
  '.error': 'console.error',
  '.escape': 'CSS.escape, which all browsers support',
  '.read': 'a method of stream readers, which all browsers support',
  '.respondWith': 'a method of fetch events, which all browsers support',
  '.startViewTransition': 'detected by React; our code does not use it',
  '.use': 'a React hook',
  '.when': 'a zod check',
  'AbortSignal.any': 'feature-detected in src/http.ts',
  'AbortSignal.timeout': 'feature-detected in src/http.ts',
  'URL.canParse': 'feature-detected by zod',
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
  expect([...new Set(scripts.flatMap(findUnsupportedSyntax))]).toEqual([]);
});

test('every unsupported feature in styles is harmless', () => {
  const inline = routes.flatMap((route) => inlineOf(route, 'style'));
  const sheets = [...new Set(inline), ...globSync('_astro/*.css', { cwd: 'dist' }).map(read)];
  const found = new Set(sheets.flatMap((sheet) => findUnsupportedStyles(sheet, readable)));
  expect([...found].toSorted()).toEqual(Object.keys(HARMLESS_IF_MISSING).toSorted());
});

test('scripts detect unsupported features before they use them', () => {
  const found = new Set(scripts.flatMap((script) => findUnsupportedCalls(script, fullySupported)));
  expect([...found].toSorted()).toEqual(Object.keys(FEATURE_DETECTED).toSorted());
});

test('the scripts for sending an enquiry use no unsupported features', async () => {
  const page = read('contact.html');
  const assets = await collectAssets([page], read);
  const loaded = [...assets].filter((name) => name.endsWith('.js')).map(read);
  const pageScripts = [...inlineOf('/contact', 'script'), ...loaded];
  const found = new Set(pageScripts.flatMap((script) => findUnsupportedCalls(script, readable)));
  expect(loaded.length).toBeGreaterThan(2);
  expect([...found].filter((name) => !(name in FEATURE_DETECTED))).toEqual([]);
});

test('CONTRIBUTING.md lists the browser versions of package.json', () => {
  const document = readFileSync('CONTRIBUTING.md', 'utf8');
  for (const { chrome, firefox, safari } of [readable, fullySupported]) {
    for (const version of [`Safari ${safari}`, `Chrome ${chrome}`, `Firefox ${firefox}`]) {
      expect(document).toContain(version);
    }
  }
});
