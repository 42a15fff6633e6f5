// The public files in dist: known names only, no paths of the build machine, and the content form separate from all
// other files.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { listRoutes } from '../../harness/site/list-routes.ts';

const FILES = globSync('**/*', { cwd: 'dist', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^.*?\bdist\//, ''));

const HASH = String.raw`[\w-]{8}`;
const SHAPES = [
  // Pages: listRoutes and the routes test define them.
  /^(404|services\/404)\.html$/,
  ...listRoutes().map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`)),
  // Scripts, pictures in all sizes, fonts, sharing pictures.
  new RegExp(String.raw`^_astro/((?:[A-Z]\w+|hydrate|check-unseen|\w+\.astro_\w+)\.)?${HASH}\.js$`),
  new RegExp(String.raw`^_astro/(planner-worker|play-year|stay-year)-${HASH}\.js$`),
  new RegExp(String.raw`^_astro/[\w.-]+\.${HASH}(_\w+)?\.(svg|avif|webp|png|jpe?g)$`),
  new RegExp(String.raw`^_astro/(heading|reading)\.${HASH}\.woff2$`),
  /^sharing\/[\w.+-]+\.jpg$/,
  /^data\/(company|content-manifest|home-year|planner-weather|services|stations)\.json$/,
  /^(_headers|_redirects|licences\.txt|feed\.xml|manifest\.webmanifest|robots\.txt|sw\.js)$/,
  /^sitemap-(0|index)\.xml$/,
  /^calendars\/[a-z0-9-]+\.ics$/,
  // The content form: scripts, configuration, fonts, and the trial's initial content.
  /^editor\.html$/,
  /^editor\/(editor\.js|config\.json|trial\.json)$/,
  new RegExp(String.raw`^editor/${HASH}\.js$`),
  new RegExp(String.raw`^editor/[a-z0-9_-]+-[\w-]{8}\.${HASH}\.(woff2|wasm|png|js)$`),
  // The previews' scripts, styles and fonts.
  /^editor\/preview(\.js|\.css|-frame\.js)$/,
  new RegExp(String.raw`^editor/preview-${HASH}\.(js|css|woff2)$`),
  // Not used there: previews run no scripts of the site.
  new RegExp(String.raw`^editor/assets/stay-year-${HASH}\.js$`),
  /^(apple-touch-icon|icon-192|icon-512|social)\.png$|^favicon\.(ico|svg)$/,
];

/** Patterns forbidden in files: keys and tokens, paths of sources and of the build machine. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY/,
  /\b(?:gh[pousr]_|github_pat_|sk_live_|xox[abp]-|AKIA)\w{8}/,
  /\b(?:SENDER_SECRET|PLACE_SEARCH_KEY|CLOUDFLARE_\w+|CONTENT_TOKEN=)/,
  /sourceMappingURL|\bnode_modules\/|\/@fs\/|\bsrc\/[\w-]+\/|\.tsx\b/,
  /\/(?:home|Users|root)\/\w|[A-Z]:\\Users/,
];

/** The CMS contains its own package file and paths, which are public, and its previews Astro's. */
const PUBLIC = [
  'editor/editor.js: src/lib/',
  'editor/editor.js: src/branch/',
  'editor/editor.js: node_modules/',
  'editor/preview.js: node_modules/',
  'editor/preview.js: sourceMappingURL',
];
/** The editor's picture converters have a virtual home directory. */
const IN_MEMORY = /^editor\/[\w.-]+\.js: (\/home\/w|sourceMappingURL)$/;

test('only intended files are published', () => {
  expect(FILES.length).toBeGreaterThan(90);
  const isMeant = (file: string) =>
    SHAPES.some((shape) => (typeof shape === 'string' ? shape === file : shape.test(file)));
  expect(FILES.filter((file) => !isMeant(file))).toEqual([]);
});

test('no published file contains a secret or a source path', () => {
  const found = FILES.flatMap((file) => {
    const text = readFileSync(`dist/${file}`, 'latin1');
    const here = text.includes(resolve('.')) ? ['the folder of the build'] : [];
    const named = SECRETS.flatMap((secret) => text.match(new RegExp(secret, 'g')) ?? []);
    return [...new Set([...named, ...here])].map((reference) => `${file}: ${reference}`);
  });
  expect(found.filter((each) => !PUBLIC.includes(each) && !IN_MEMORY.test(each))).toEqual([]);
});

test('no public page links to the editor', () => {
  const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
  const config = JSON.parse(read('editor/config.json')) as Record<string, unknown>;
  expect(config['backend']).toEqual({ name: 'test-repo' });
  expect(read('_headers')).toContain('/editor\n');
  const loading = FILES.filter((file) => file.endsWith('.html') && read(file).includes('/editor/'));
  expect(loading).toEqual(['editor.html']);
  expect(read('sitemap-0.xml')).not.toContain('/editor');
  expect(read('sw.js')).not.toContain('/editor/');
});
