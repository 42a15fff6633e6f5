import { listRoutes } from '../../harness/site/list-routes.ts';
import { expect, test } from '../support/visitor.ts';

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
const ALIASES: Record<string, string> = {
  '/services/solar-solutions': '/services/solar',
  '/services/electrical-services': '/services/electrical',
};
const UNINDEXED = ['/admin', '/not-found', '/styleguide'];

test('every specified route is built', () => {
  expect(listRoutes()).toEqual(expect.arrayContaining(SPECIFIED));
});

test.describe('each route', () => {
  test.use({ expectedMessages: /^Not found: / });

  for (const route of listRoutes()) {
    test(`${route} is a whole page with a true head`, async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page).toHaveTitle(/\S.* \| Machair Renewables$/);
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      const description = await content('meta[name=description]');
      expect(description?.length).toBeGreaterThan(15);
      expect(description?.length).toBeLessThanOrEqual(160);
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '').pathname).toBe(ALIASES[route] ?? route);
      expect(await content('meta[property="og:url"]')).toBe(canonical);
      expect(await content('meta[property="og:title"]')).toBe(await page.title());
      expect(await content('meta[property="og:description"]')).toBe(description);
      const picture = new URL((await content('meta[property="og:image"]')) ?? '');
      expect((await page.request.get(picture.pathname)).status()).toBe(200);
      await expect(page.locator('meta[name=robots]')).toHaveCount(
        UNINDEXED.includes(route) ? 1 : 0,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expect(page.locator('meta[http-equiv=content-security-policy]')).toHaveAttribute(
        'content',
        /default-src 'none'/,
      );
    });
  }
});

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
