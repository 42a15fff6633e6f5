import { expect, test } from '../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the header links the six pages and marks the current one', async ({ page }) => {
  await page.goto('/case-studies');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'About',
    'Services',
    'Case Studies',
    'Hospitality',
    'Contact',
  ]);
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'page');
  await expect(links.nth(0)).not.toHaveAttribute('aria-current');
  await page.goto('/case-studies/solar-panel-farm');
  await expect(links.nth(3)).toHaveAttribute('aria-current', 'true');
});

test('the header changes after 10 px of scroll and back', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).not.toHaveClass(/(^| )is-scrolled/);
  const plain = await header.evaluate((element) => getComputedStyle(element).boxShadow);
  await page.evaluate(() => {
    scrollTo(0, 10);
  });
  await expect(header).not.toHaveClass(/(^| )is-scrolled/);
  await page.evaluate(() => {
    scrollTo(0, 11);
  });
  await expect(header).toHaveClass(/(^| )is-scrolled/);
  expect(await header.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe(plain);
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect(header).not.toHaveClass(/(^| )is-scrolled/);
});

test('the logo leads home, in the specified heights', async ({ page }) => {
  await page.goto('/about');
  const logos = page.getByRole('link', { name: 'Machair Renewables, home' });
  expect((await logos.first().boundingBox())?.height).toBe(40);
  expect((await logos.last().boundingBox())?.height).toBe(48);
  await logos.first().click();
  await expect(page).toHaveURL('/');
});

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has links, contact details, badges and legal pages', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const services = footer.getByRole('navigation', { name: 'Services' }).getByRole('link');
  expect(
    await services.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(
    ['micro-turbines', 'solar', 'electrical', 'heat-pumps', 'maintenance', 'repairs'].map(
      (id) => `/services/${id}`,
    ),
  );
  await expect(
    footer
      .getByRole('navigation', { name: 'Quick links' })
      .getByRole('link', { name: 'Calculators' }),
  ).toHaveAttribute('href', '/calculators');
  await expect(
    footer.getByRole('list', { name: 'Certifications' }).getByRole('listitem'),
  ).toHaveText([
    'Trading Standards Approved',
    'MCS Certified',
    'RECC Member',
    'NAPIT Certified',
    'CHAS Accredited',
  ]);
  await expect(footer.getByRole('link', { name: '01632 960 418' })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Accessibility' })).toHaveAttribute(
    'href',
    '/accessibility',
  );
});
