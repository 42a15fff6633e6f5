import { expect, test } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { parsePage, wordsOf } from '../support/built-page.ts';

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
  '/admin',
  '/not-found',
];
const ALIASES: Record<string, string> = Object.fromEntries(
  builtInItems('services').flatMap(({ id, aliases = [] }) =>
    aliases.map((alias) => [`/services/${alias}`, `/services/${id}`]),
  ),
);
const UNINDEXED = ['/admin', '/not-found', '/styleguide'];

test('every specified route is built', () => {
  expect(listRoutes()).toEqual(expect.arrayContaining(SPECIFIED));
});

for (const route of listRoutes()) {
  test(`${route} is a whole page with a true head`, async ({ request }) => {
    const response = await request.get(route);
    expect(response.status()).toBe(route === '/not-found' ? 404 : 200);
    const page = parsePage(await response.text());
    const content = (selector: string) =>
      page.querySelector(`meta[${selector}]`)?.getAttribute('content');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    const [title] = wordsOf(page, 'head > title');
    expect(title).toMatch(/\S.* \| Machair Renewables$/);
    const description = content('name=description');
    expect(description?.length).toBeGreaterThan(15);
    expect(description?.length).toBeLessThanOrEqual(160);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(ALIASES[route] ?? route);
    expect(content('property="og:url"')).toBe(canonical);
    expect(content('property="og:title"')).toBe(title);
    expect(content('property="og:description"')).toBe(description);
    const picture = new URL(content('property="og:image"') ?? '');
    expect((await request.get(picture.pathname)).status()).toBe(200);
    expect(content('name=robots')).toBe(UNINDEXED.includes(route) ? 'noindex' : undefined);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-GB');
    const policy = content('http-equiv=content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self';");
  });
}

test('the sitemap lists every indexed page once and no alias', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain('/sitemap-0.xml');
  const text = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => new URL(m[1] ?? '').pathname);
  const expected = listRoutes().filter(
    (route) => !UNINDEXED.includes(route) && !(route in ALIASES),
  );
  expect(paths.sort()).toEqual(expected);
});

test('addresses with a trailing slash or an extension lead to the plain one', async ({
  request,
}) => {
  for (const address of ['/about/', '/about.html', '/services/solar/', '/services/solar.html']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    expect(response.headers()['location']).toBe(address.replace(/\/$|\.html$/, ''));
  }
});
