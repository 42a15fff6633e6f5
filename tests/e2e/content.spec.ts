import { expect, test } from '../support/visitor.ts';
import type { Page } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

async function linkedPaths(page: Page, selector: string): Promise<(string | null)[]> {
  return page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('home leads to six services, three case studies and two houses', async ({ page }) => {
  await page.goto('/');
  expect(await linkedPaths(page, '[aria-labelledby=services] h3 a')).toEqual([
    '/services/micro-turbines',
    '/services/solar-solutions',
    '/services/electrical-services',
    '/services/heat-pumps',
    '/services/maintenance',
    '/services/repairs',
  ]);
  expect(await linkedPaths(page, '[aria-labelledby=proof] h3 a')).toEqual([
    '/case-studies/claddach-kirkibost-centre',
    '/case-studies/isle-of-skye-fudge-company',
    '/case-studies/solar-panel-farm',
  ]);
  expect(await linkedPaths(page, '[aria-labelledby=stay] h3 a')).toEqual([
    '/hospitality/benderloch',
    '/hospitality/uta',
  ]);
  await expect(main(page).getByText('Since 2008').first()).toBeVisible();
  await expect(main(page).getByText('over 15 years')).toBeVisible();
  for (const href of ['/services', '/contact', '/about', '/case-studies', '/hospitality']) {
    await expect(main(page).locator(`a[href="${href}"]`).first()).toBeAttached();
  }
  for (const href of ['/contact', '/services']) {
    await expect(page.locator(`.cta a[href="${href}"]`)).toBeVisible();
  }
});

test('about tells values, vision, timeline and badges', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('[aria-labelledby=values] h3')).toHaveText([
    'Sustainability',
    'Excellence',
    'Community',
    'Safety',
    'Family',
    'Partnership',
  ]);
  await expect(page.locator('.timeline h3')).toHaveText([
    '2016 Founding',
    '2018 Team Growth',
    '2020 Regional Expansion',
    '2022 Service Diversification',
    '2023 Innovation Focus',
  ]);
  await expect(page.locator('[aria-labelledby=vision] li')).toHaveCount(3);
  await expect(
    main(page).getByRole('list', { name: 'Certifications' }).getByRole('listitem'),
  ).toHaveCount(5);
});

test('services shows nine cards, benefits, four questions and the way to contact', async ({
  page,
}) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renewable Energy Services');
  await expect(main(page).getByText('island conditions')).toBeVisible();
  expect(await linkedPaths(page, '[aria-labelledby=all] h3 a')).toHaveLength(9);
  await expect(page.getByRole('heading', { name: 'The Benefits of Going Green' })).toBeVisible();
  await expect(page.locator('[aria-labelledby=benefits] h3')).toHaveText([
    'Energy Independence',
    'Environmental Protection',
    'Cost Savings',
    'Reliability',
  ]);
  const faq = page.getByRole('region', { name: 'Frequently Asked Questions' });
  await expect(faq.locator('details')).toHaveCount(4);
  await expect(main(page).getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    '/contact',
  );
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
  );
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 4 } });
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /Outer Hebrides/);
});

for (const [id, questions] of [
  ['micro-turbines', 3],
  ['solar', 3],
  ['ev-chargers', 3],
  ['heat-pumps', 4],
  ['electrical', 0],
  ['maintenance', 0],
] as const) {
  test(`service ${id} has its parts and ${questions} questions`, async ({ page }) => {
    await page.goto(`/services/${id}`);
    await expect(page.getByRole('link', { name: 'All Services' })).toHaveAttribute(
      'href',
      '/services',
    );
    await expect(page.getByRole('heading', { name: 'Key Features' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get a Quote' }).first()).toHaveAttribute(
      'href',
      /^\/contact/,
    );
    await expect(page.locator('figcaption')).not.toBeEmpty();
    await expect(page.locator('.faqs details')).toHaveCount(questions);
    await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toHaveCount(
      questions ? 1 : 0,
    );
    const kinds = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map(
          (script) => (JSON.parse(script.textContent) as Record<string, string>)['@type'],
        ),
      );
    expect(kinds).toEqual(questions ? ['Service', 'FAQPage'] : ['Service']);
  });
}

test('services with extra sections show them', async ({ page }) => {
  for (const [id, heading] of [
    ['micro-turbines', 'Why Choose Our Micro Turbines'],
    ['micro-turbines', 'Calculate Your Wind Energy Potential'],
    ['solar', 'Calculate Your Solar Potential'],
    ['ev-chargers', 'EV Charging Services'],
    ['battery-storage', 'A modular home battery'],
    ['heat-pumps', 'Commercial applications'],
  ] as const) {
    await page.goto(`/services/${id}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.goto('/services/ev-chargers');
  await expect(page.getByRole('tab')).toHaveText([
    'Calculate Charging Cost',
    'Find Charging Stations',
  ]);
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});

test('a case study leads to contact with the project named', async ({ page }) => {
  await page.goto('/case-studies/heat-pump-residential');
  await expect(page.locator('aside')).toContainText('Heat Pumps');
  await page.getByRole('link', { name: 'Contact Us About This Project' }).click();
  await expect(page).toHaveURL(/^[^?]*\/contact\?service=heat-pumps&project=.+$/);
});

test('a house shows its facts, its five questions and how to book', async ({ page }) => {
  await page.goto('/hospitality/benderloch');
  for (const fact of ['4.9', '7 bedrooms', '5 bathrooms', 'up to 14 guests']) {
    await expect(page.locator('.glance')).toContainText(fact);
  }
  await expect(page.locator('.price')).toHaveCount(0);
  await expect(
    page.getByText('Minimum 3-night stay. For direct bookings, please contact us.'),
  ).toBeVisible();
  for (const name of ['Check Availability', 'Book Your Stay', 'Contact Us']) {
    await expect(main(page).getByText(name, { exact: true }).first()).toBeVisible();
  }
  await expect(page.locator('.faqs details')).toHaveCount(5);
  await page.goto('/hospitality/uta');
  await expect(page.locator('.glance')).toContainText('3 bedrooms');
  await expect(page.locator('.glance')).toContainText('2 bathrooms');
});

test('hospitality features Benderloch with its booking tab', async ({ page }) => {
  await page.goto('/hospitality');
  await expect(page.getByRole('tab')).toHaveText(['Features', 'Sustainability', 'Booking']);
  await page.getByRole('tab', { name: 'Booking' }).click();
  const booking = page.getByRole('tabpanel', { name: 'Booking' });
  await expect(booking).toContainText('Contact us for pricing and availability');
  await expect(booking).toContainText('Direct bookings go by phone or email');
  await expect(booking.getByText('Check Availability')).toBeVisible();
});

test('contact shows hours, and the outside map only when asked for', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>the outside map</p>' });
  });
  page.removeAllListeners('request');
  await page.goto('/contact');
  await expect(main(page)).toContainText('Mon-Fri');
  await expect(main(page)).toContainText('9am-5pm');
  await expect(main(page)).toContainText('Closed');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('img')).toBeVisible();
  expect(asked).toEqual([]);
  await frame.getByRole('link', { name: 'Show the OpenStreetMap map' }).click();
  await expect(frame.getByText('the outside map')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('privacy and terms carry the specified facts', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(main(page)).toContainText('under 13');
  await page.goto('/terms');
  await expect(main(page)).toContainText('Visa, Mastercard and Bank Transfer');
});

test('the privacy policy says how long enquiries are kept, and where they wait', async ({
  page,
}) => {
  await page.goto('/privacy-policy');
  await expect(main(page)).toContainText('deleted from its database after 365 days');
  await expect(main(page)).toContainText('stays in your own browser until it is sent');
});
