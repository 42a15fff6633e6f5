import { urlsIn, builtPage, wordsOf } from '../support/built-page.ts';
import { COMPANY, CONTACT } from '../support/company.ts';
import { expect, test } from '../support/visitor.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/case-studies');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header marks the current page, and its logo links to the home page', async ({ page }) => {
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
  const logos = page.getByRole('link', { name: `${CONTACT.name}, home` });
  expect((await logos.first().boundingBox())?.height).toBe(40);
  expect((await logos.last().boundingBox())?.height).toBe(48);
  await logos.first().click();
  await expect(page).toHaveURL('/');
});

test('the header has a shadow while the page is scrolled', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const shadow = () => header.evaluate((element) => getComputedStyle(element).boxShadow);
  const plain = await shadow();
  for (const [top, isScrolled] of [
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    await page.evaluate((to) => {
      scrollTo(0, to);
    }, top);
    await expect(header).toHaveClass(isScrolled ? /is-scrolled/ : /^((?!is-scrolled).)*$/);
    if (isScrolled) expect(await shadow()).not.toBe(plain);
  }
});

test('the footer has the specified links and badges', () => {
  const home = builtPage('/');
  expect(urlsIn(home, 'footer nav[aria-label=Services] a')).toEqual(
    ['micro-turbines', 'solar', 'electrical', 'heat-pumps', 'maintenance', 'repairs'].map(
      (id) => `/services/${id}`,
    ),
  );
  const badges = COMPANY.certifications.map(({ title }) => title);
  expect(wordsOf(home, 'footer ul[aria-label=Certifications] li strong')).toEqual(badges);
  const quick = home.querySelectorAll('footer nav[aria-label="Quick links"] a');
  const links = home.querySelectorAll('footer a');
  for (const [among, label, address] of [
    [quick, 'Calculators', '/calculators'],
    [links, CONTACT.phone, CONTACT.phoneHref],
    [links, 'Privacy policy', '/privacy-policy'],
    [links, 'Terms', '/terms'],
    [links, 'Accessibility', '/accessibility'],
  ] as const) {
    const link = among.find((each) => each.text.trim() === label);
    expect(link?.getAttribute('href'), label).toEqual(address);
  }
});
