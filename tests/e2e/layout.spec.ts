// The appearance of pages: at several widths, in print, in the company's colours, with animations.
import type { Locator } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { CONTACT } from '../support/company.ts';
import { pageTexts } from '../support/page-texts.ts';
import { THEME } from '../support/theme.ts';
import { expect, test } from '../support/visitor.ts';

test('the dashboard has no gap above its set-up section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/admin');
  await expect(page.getByRole('table').first()).toBeVisible();
  // The table grows while it loads.
  const gap = async () => {
    const before = await page.getByRole('region', { name: 'Facts to confirm' }).boundingBox();
    const setUp = await page.getByRole('region', { name: /^Set up/ }).boundingBox();
    return (setUp?.y ?? NaN) - (before?.y ?? NaN) - (before?.height ?? NaN);
  };
  await expect.poll(gap).toBeLessThan(80);
});

test('no row of case studies has a gap', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 740 });
  await page.goto('/case-studies');
  const cards = page.getByRole('main').getByRole('article');
  const width = async (card: Locator) => (await card.boundingBox())?.width;
  expect((await cards.count()) % 2, 'the first and the last have a row each').toBe(0);
  expect(await width(cards.last())).toBe(await width(cards.first()));
  expect(await width(cards.nth(1))).toBe(await width(cards.nth(2)));
});

test('printed pages show every panel and no controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/case-studies/claddach-kirkibost-centre');
  for (const heading of ['The challenge', 'Specifications', 'The results']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  const { button } = pageTexts('case-studies').study.callToAction;
  await expect(page.getByRole('link', { name: button })).toBeHidden();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: CONTACT.phone }),
  ).toBeVisible();

  await page.goto('/services/solar');
  const heading = (name: string) => page.getByRole('heading', { name });
  await expect(heading(pageTexts('services').service.features)).toBeVisible();
  await expect(heading('A worked example')).toBeHidden();
  await expect(heading('Calculate Your Solar Potential')).toBeHidden();
});

test('the company’s colours are used in both colour schemes', async ({ page }) => {
  const { surface, link } = THEME.colours;
  const colourOf = (hex: string) => `rgb(${[...Buffer.from(hex.slice(1), 'hex')].join(', ')})`;
  await page.goto('/terms');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      colourOf(surface[colorScheme]),
    );
    const bar = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    await expect(bar).toHaveAttribute('content', surface[colorScheme]);
    for (const line of await page.locator('header .logo [stroke*="mark-wind"]').all()) {
      await expect(line).toHaveCSS('stroke', colourOf(link[colorScheme]));
    }
  }
});

test('the first screen of the home page shows its whole picture', async ({ page }) => {
  const { services } = pageTexts('home').buttons;
  await page.goto('/');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await page.locator('main img').first().boundingBox();
    expect(box && box.y + box.height, `${width} x ${height}`).toBeLessThanOrEqual(height);
    // The text above does not cover objects on the ground.
    const linkBox = await page.getByRole('link', { name: services }).first().boundingBox();
    const horizonY = box ? box.y + box.height * 0.42 : 0;
    expect(linkBox && linkBox.y + linkBox.height, `${width} x ${height}`).toBeLessThanOrEqual(
      horizonY,
    );
  }
});

test('a visitor can stop the home page’s animation', async ({ page }) => {
  const states = () =>
    page
      .locator('.scene img')
      .evaluateAll((all) =>
        all.flatMap((each) => each.getAnimations().map(({ playState }) => playState)),
      );
  const pauseAnimation = page.getByLabel('Stop the animation');
  await page.goto('/');
  expect(await states()).toEqual([]);
  await expect(pauseAnimation).toBeHidden();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(states).toEqual(Array(9).fill('running'));
  await pauseAnimation.check();
  await expect.poll(states).toEqual(Array(9).fill('paused'));
  await test.step('parts of the logo turn about their centres', async () => {
    const logo = page.locator('header .logo');
    for (const part of await logo.locator('[transform-origin]').all()) {
      const middle = await part.getAttribute('transform-origin');
      await expect(part).toHaveCSS('transform-origin', `${middle?.replace(' ', 'px ')}px`);
      await page.mouse.move(0, 0);
      await expect(part).toHaveCSS('rotate', 'none');
      await logo.hover();
      await expect(part).toHaveCSS('rotate', '120deg');
    }
  });
  const { contact } = pageTexts('home').buttons;
  await page.getByRole('main').getByRole('link', { name: contact }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('the main links of a page are at least 44 px high on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [route, links] of [
    ['/', [CONTACT.phone, pageTexts('home').caseStudies.more]],
    ['/services/solar', ['All Services']],
    ['/contact', [CONTACT.phone]],
  ] as const) {
    await page.goto(route);
    for (const name of links) {
      const link = page.locator('header, main').getByRole('link', { name }).first();
      const box = await link.boundingBox();
      expect(box?.height, `${name} at ${route}`).toBeGreaterThanOrEqual(44);
    }
  }
});

test('a table wider than the screen shows a scroll hint', async ({ page }) => {
  const hint = page.getByText('Scroll sideways to see every column.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/planner/method');
  await page.getByText('All published cases').click();
  await expect(hint).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(hint).toBeHidden();
});

test('the external map loads only on request', async ({ page }) => {
  const requests: string[] = [];
  await page.context().route('https://www.openstreetmap.org/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>the outside map</p>' });
  });
  page.removeAllListeners('request');
  await page.goto('/contact');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe');
  await expect(page.getByRole('img', { name: CONTACT.mapAlt ?? '' })).toBeVisible();
  expect(requests).toEqual([]);
  await page.getByRole('link', { name: 'Show the OpenStreetMap map' }).click();
  await expect(frame.getByText('the outside map')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('pictures of a house can be browsed with buttons and arrow keys', async ({ page }) => {
  const [{ photographs = [] } = {}] = builtInItems('properties');
  const row = page.getByRole('list', { name: 'The house' });
  const caption = (i: number) =>
    row.getByText(`${i + 1} of ${photographs.length}: ${photographs[i]?.caption}`);
  const button = (name: string) =>
    page.getByRole('region', { name: 'The house' }).getByRole('button', { name });
  const last = photographs.length - 1;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/hospitality/benderloch');
  await row.scrollIntoViewIfNeeded();
  await expect(caption(0)).toBeInViewport({ ratio: 0.9 });
  await expect(button('Previous')).toBeDisabled();
  for (const i of photographs.keys()) {
    await expect(caption(i)).toBeInViewport({ ratio: 0.9 });
    if (i < last) await button('Next').click();
  }
  await expect(button('Next')).toBeDisabled();
  await button('Previous').click();
  await expect(caption(last - 1)).toBeInViewport({ ratio: 0.9 });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(caption(last)).toBeInViewport({ ratio: 0.9 });
  await expect(caption(last - 1)).not.toBeInViewport({ ratio: 0.9 });
});

test('a case study’s tabs can be chosen by mouse or keyboard', async ({ page }) => {
  await page.goto('/case-studies/claddach-kirkibost-centre');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Overview', 'Our Approach', 'Results']);
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('The challenge');
  await tabs.nth(2).click();
  await expect(page.getByRole('tabpanel', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Overview' }).click();
  for (const [key, name] of [
    ['ArrowRight', 'Our Approach'],
    ['End', 'Results'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Results'],
    ['Home', 'Overview'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const property of ['borderBottomColor', 'backgroundColor'] as const) {
    const [chosen, ...others] = await tabs.evaluateAll(
      (all, property) => all.map((tab) => getComputedStyle(tab)[property]),
      property,
    );
    expect(others).toHaveLength(2);
    expect(others, 'the chosen tab is known in forced colours too').not.toContain(chosen);
  }
});
