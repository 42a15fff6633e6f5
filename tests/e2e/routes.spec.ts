import { CONTACT } from '../support/company.ts';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { listRoutes } from '../../harness/site/list-routes.ts';
import {
  urlsIn,
  builtPage,
  findDeadLinks,
  listPages,
  parsePage,
  UNINDEXED,
  wordsOf,
} from '../support/built-page.ts';
import { THEME } from '../support/theme.ts';

const SPECIFIED = [
  '/',
  '/about',
  '/services',
  '/services/micro-turbines',
  '/services/solar',
  '/services/solar-solutions',
  '/services/ev-chargers',
  '/services/battery-storage',
  '/services/electrical',
  '/services/electrical-services',
  '/services/heat-pumps',
  '/services/maintenance',
  '/services/repairs',
  '/services/access-equipment-hire',
  '/calculators',
  '/case-studies',
  '/case-studies/claddach-kirkibost-centre',
  '/case-studies/isle-of-skye-fudge-company',
  '/case-studies/solar-panel-farm',
  '/case-studies/heat-pump-residential',
  '/hospitality',
  '/hospitality/benderloch',
  '/hospitality/uta',
  '/contact',
  '/privacy-policy',
  '/terms',
  '/offline',
  '/admin',
  '/not-found',
];
const ALIASES: Record<string, string> = Object.fromEntries(
  builtInItems('services').flatMap(({ id, aliases = [] }) =>
    aliases.map((alias) => [`/services/${alias}`, `/services/${id}`]),
  ),
);

test('every specified route is built', () => {
  expect(listRoutes()).toEqual(expect.arrayContaining(SPECIFIED));
});

for (const route of listRoutes()) {
  test(`${route} has a title, a description and a sharing picture`, async ({ request }) => {
    const response = await request.get(route);
    expect(response.status()).toBe(route === '/not-found' ? 404 : 200);
    const page = parsePage(await response.text());
    const content = (selector: string) =>
      page.querySelector(`meta[${selector}]`)?.getAttribute('content');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const [title] = wordsOf(page, 'head > title');
    expect(title?.split(' | ')).toEqual([expect.stringMatching(/\S/), CONTACT.name]);
    const description = content('name=description') ?? '';
    if (!UNINDEXED.includes(route)) {
      expect(title?.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(ALIASES[route] ?? route);
    expect(content('property="og:url"')).toBe(canonical);
    expect(content('property="og:title"')).toBe(title);
    expect(content('property="og:description"')).toBe(description);
    expect(content('name="twitter:card"')).toBe('summary_large_image');
    const picture = `dist${new URL(content('property="og:image"') ?? '').pathname}`;
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(statSync(picture).size).toBeLessThanOrEqual(60_000);
    expect(content('name=robots')).toBe(UNINDEXED.includes(route) ? 'noindex' : undefined);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
    const policy = content('http-equiv=content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain('unsafe');
  });
}

test('every page has the same header and footer links', () => {
  const home = builtPage('/');
  for (const route of listRoutes()) {
    for (const part of ['header a', 'footer a', 'footer address a']) {
      const links = urlsIn(builtPage(route), part);
      expect(links, `${part} of ${route}`).toEqual(urlsIn(home, part));
    }
  }
  expect(urlsIn(home, 'footer address a')).toEqual([
    expect.stringMatching(/^tel:/),
    expect.stringMatching(/^mailto:/),
  ]);
  expect(urlsIn(home, 'footer a')).toContain('/licences.txt');
});

test('the sitemap lists each indexed page once', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain('/sitemap-0.xml');
  const text = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1] ?? '').pathname);
  const expected = listRoutes().filter(
    (route) => !UNINDEXED.includes(route) && !(route in ALIASES),
  );
  expect(paths.sort()).toEqual(expected);
  const [study] = builtInItems('case-studies');
  expect(text).toContain(`/case-studies/${study?.id}</loc><lastmod>${study?.updated}T`);
  for (const page of ['services', 'case-studies', 'hospitality', 'services/heat-pumps']) {
    expect(text).toMatch(new RegExp(`/${page}</loc><lastmod>20`));
  }
  expect(text).not.toMatch(/\/about<\/loc><lastmod>/);
});

test('every content page has a different sharing picture', () => {
  const routes = listRoutes().filter((route) => /^\/.+\/./.test(route) && !(route in ALIASES));
  const pictures = routes.map((route) =>
    builtPage(route).querySelector('meta[property="og:image"]')?.getAttribute('content'),
  );
  expect(new Set(pictures).size).toBe(routes.length);
});

test('the feed of case studies is linked', () => {
  for (const route of ['/', '/case-studies', '/case-studies/solar-panel-farm']) {
    const [feed] = urlsIn(builtPage(route), 'link[type="application/rss+xml"]');
    expect(feed).toBe('/feed.xml');
  }
  expect(urlsIn(builtPage('/case-studies'), 'main a')).toContain('/feed.xml');
  const feed = readFileSync('dist/feed.xml', 'utf8');
  expect(feed.match(/<item>/g)).toHaveLength(builtInItems('case-studies').length);
});

test('URLs with a trailing slash or an extension redirect to the canonical URL', async ({
  request,
}) => {
  for (const url of ['/about/', '/about.html', '/services/solar/', '/services/solar.html']) {
    const response = await request.get(url, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers()['location']).toBe(url.replace(/\/$|\.html$/, ''));
  }
});

test('URLs of the company’s old site redirect permanently to their replacements', async ({
  request,
}) => {
  for (const [from, to] of [
    ['/Our-Work.php', '/case-studies'],
    ['/old/prices', '/services/electrical#prices'],
    ['/old/prices/', '/services/electrical#prices'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers()['location'], from).toBe(to);
  }
});

test('every internal link and fragment resolves', () => {
  expect(listRoutes().length).toBeGreaterThan(20);
  expect(findDeadLinks()).toEqual([]);
});

test('only the first picture of a page loads eagerly', () => {
  // The only picture of /contact is its map, far below the form.
  const pages = listPages().filter((route) => !['/styleguide', '/contact'].includes(route));
  const loadings = pages.map((route) =>
    builtPage(route)
      .querySelectorAll('main img')
      .map((image) => image.getAttribute('loading')),
  );
  const some = loadings.filter(({ length }) => length > 0);
  expect(some.length).toBeGreaterThan(10);
  for (const [first, ...others] of some) {
    expect(first).toBe('eager');
    expect(others).toEqual(others.map(() => 'lazy'));
  }
});

test('licences are served as plain text', async ({ request }) => {
  const response = await request.get('/licences.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain\b/);
  const text = await response.text();
  for (const phrase of ['\uFEFF', 'Contains OS data ©', 'Copyright (c) Meta Platforms']) {
    expect(text).toContain(phrase);
  }
});

test('the web manifest lists the company’s name and icons', async ({ request }) => {
  const [url] = urlsIn(builtPage('/'), 'link[rel=manifest]');
  const response = await request.get(url ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as { icons: { src: string; sizes: string }[] };
  const { light } = THEME.colours.surface;
  expect(manifest).toMatchObject({
    name: CONTACT.name,
    background_color: light,
    theme_color: light,
  });
  for (const { src, sizes } of [
    ...manifest.icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/social.png', sizes: '1200x630' },
  ]) {
    const picture = await request.get(src);
    expect(picture.headers()['content-type'], src).toContain('image/png');
    const { width, height } = await sharp(await picture.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/'],
  ] as const) {
    expect((await request.get(path)).headers()['content-type']).toContain(type);
  }
});
