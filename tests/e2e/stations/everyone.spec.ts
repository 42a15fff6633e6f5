import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { cardsOf, openFinder, searchFor, toastOf } from '../../../harness/visits/station-finder.ts';
import { expect, test } from '../../support/visitor.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const { stations } = JSON.parse(readFileSync('content/stations.json', 'utf8')) as {
  stations: { name: string; latitude: number; longitude: number }[];
};

for (const [what, postcode, count] of [
  ['many stations', 'HS1 2DY', 13],
  ['a few stations', 'HS8 5SS', 3],
  ['none nearby', 'HS2 0RX', 3],
] as const) {
  for (const width of [360, 1280]) {
    test(`with ${what} at ${width} px there is no accessibility fault, in either theme`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFinder(page);
      await searchFor(page, postcode);
      await expect(cardsOf(page)).toHaveCount(count);
      await cardsOf(page).first().getByRole('button').click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page })
          .withTags(TAGS)
          .include('#charging-stations')
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join('; ')}`,
        );
        expect(found, colorScheme).toEqual([]);
      }
    });
  }
}

test('with an error there is no accessibility fault, in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFinder(page);
  await searchFor(page, 'EH1 1AA');
  await expect(page.getByRole('alert')).toBeVisible();
  await searchFor(page, '');
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).withTags(TAGS).include('#charging-stations');
    expect((await axe.analyze()).violations, colorScheme).toEqual([]);
  }
});

for (const postcode of ['HS1 2DY', 'HS8 5SS', 'HS2 0RX', 'EH1 1AA']) {
  test(`a phone of 360 px shows what ${postcode} finds without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openFinder(page);
    await searchFor(page, postcode);
    await expect(cardsOf(page).or(page.getByRole('alert')).first()).toBeVisible();
    const [shown, wide] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(wide).toBe(shown);
    for (const link of await cardsOf(page).getByRole('link').all()) {
      const box = await link.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
  });
}

test('a keyboard alone is enough', async ({ page }) => {
  await page.goto('/services/ev-chargers');
  await page.getByRole('tab', { name: 'Calculate Charging Cost' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Find Charging Stations' })).toBeVisible();
  await page.locator('astro-island:not([ssr]) #near').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.keyboard.type('hs85ss');
  await page.keyboard.press('Enter');
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(page.getByLabel('Postcode')).toBeFocused();
  for (const control of [
    page.getByRole('button', { name: 'Search', exact: true }),
    page.getByRole('button', { name: 'Find Stations Near Me' }),
    page.getByLabel('Connector'),
    page.getByLabel('Power', { exact: true }),
    cardsOf(page).first().getByRole('button'),
    cardsOf(page).first().getByRole('link', { name: 'View on map' }),
    cardsOf(page).first().getByRole('link', { name: 'Directions' }),
    cardsOf(page).nth(1).getByRole('button'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(cardsOf(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

for (const width of [360, 1280]) {
  test(`at ${width} px no toast hides what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFinder(page);
    await searchFor(page, 'HS1 2DY');
    await expect(cardsOf(page)).toHaveCount(13);
    const toast = toastOf(page, 'Charging Stations Found');
    // Toasts stay for as long as the pointer is on them.
    await toast.hover();
    await page.getByLabel('Postcode').focus();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      const [focused, over] = [
        await page.locator(':focus').boundingBox(),
        await toast.boundingBox(),
      ];
      const isBeside = over && focused && focused.x + focused.width <= over.x;
      if (!isBeside) {
        expect((focused?.y ?? Infinity) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
      }
    }
    await expect(toast).toBeVisible();
  });
}

test('the focus stays where it was when a button searches', async ({ page }) => {
  await openFinder(page);
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(button).toBeFocused();
});

test('the focus is not lost when Retry goes away', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'EH1 1AA');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(toastOf(page, 'Using Default Location')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(13);
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every station stands in the page, with its map', async ({ page }) => {
    await page.goto('/services/ev-chargers#charging-stations');
    await expect(page.getByLabel('Postcode')).toBeHidden();
    const list = page.locator('.all-stations a');
    await expect(list).toHaveCount(stations.length);
    await expect(list).toHaveText(stations.map(({ name }) => name));
    for (const [i, { latitude, longitude }] of stations.entries()) {
      await expect(list.nth(i)).toBeVisible();
      await expect(list.nth(i)).toHaveAttribute('href', new RegExp(`=${latitude},${longitude}$`));
    }
  });
});
