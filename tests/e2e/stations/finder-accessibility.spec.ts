import type { Page } from '@playwright/test';
import stationsFile from '../../fixtures/company/stations.json' with { type: 'json' };
import {
  stationCards,
  waitForFinder,
  openFinder,
  searchFor,
} from '../../../harness/flows/station-finder.ts';
import { shownToasts, toastOf, toastWithText } from '../../../harness/flows/toasts.ts';
import { findColourViolations, findViolations } from '../../support/accessibility.ts';
import { expect, QUAYS, test } from '../../support/stations.ts';
import { test as siteTest } from '../../support/visitor.ts';

const fitsAcross = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

async function isAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findViolations(page, '#charging-stations')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findColourViolations(page, '#charging-stations'), 'in dark mode').toEqual([]);
}

async function resultsAreAccessible(page: Page, postcode: string, count: number) {
  await searchFor(page, postcode);
  await expect(stationCards(page)).toHaveCount(count);
  await stationCards(page).first().getByRole('button').click();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await isAccessible(page);
  }
  expect(await fitsAcross(page)).toBe(true);
  for (const link of await stationCards(page).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
}

async function errorIsAccessible(page: Page) {
  await searchFor(page, 'EH1 1AA');
  await expect(page.getByRole('alert')).toBeVisible();
  await searchFor(page, '');
  await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await isAccessible(page);
  expect(await fitsAcross(page)).toBe(true);
}

test('the finder is accessible on a phone', async ({ page }) => {
  await openFinder(page);
  for (const [what, postcode, count] of [
    ['a few stations', 'HS8 5SS', 3],
    ['many stations', 'HS1 2DY', QUAYS.length],
    ['none nearby', 'HS2 0RX', 3],
  ] as const) {
    await test.step(`the finder is accessible with ${what}`, () =>
      resultsAreAccessible(page, postcode, count));
  }
  await test.step('the finder is accessible with an error', () => errorIsAccessible(page));
});

async function findsAndChooses(page: Page) {
  await page.goto('/services/ev-chargers');
  await page.getByRole('tab', { name: 'Calculate Charging Cost' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Find Charging Stations' })).toBeVisible();
  await waitForFinder(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.keyboard.type('hs85ss');
  await page.keyboard.press('Enter');
  await expect(stationCards(page)).toHaveCount(3);
  await expect(page.getByLabel('Postcode')).toBeFocused();
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await page.keyboard.press('Tab');
  await expect(search).toBeFocused();
  // The button keeps the focus during a search.
  await page.keyboard.press('Enter');
  await expect(stationCards(page)).toHaveCount(3);
  await expect(search).toBeFocused();
  for (const control of [
    page.getByRole('button', { name: 'Find Stations Near Me' }),
    page.getByLabel('Connector'),
    page.getByLabel('Power', { exact: true }),
    stationCards(page).first().getByRole('button'),
    stationCards(page).first().getByRole('link', { name: 'View on map' }),
    stationCards(page).first().getByRole('link', { name: 'Directions' }),
    stationCards(page).nth(1).getByRole('button'),
  ]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(stationCards(page).nth(1)).toHaveAttribute('aria-current', 'true');
}

test('a visitor finds a station by keyboard alone', async ({ page }) => {
  await test.step('stations are chosen by keyboard', () => findsAndChooses(page));
  await test.step('the focus is kept when Retry disappears', async () => {
    await searchFor(page, 'EH1 1AA');
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(toastOf(page, 'Using Default Location')).toBeVisible();
    await expect(stationCards(page)).toHaveCount(QUAYS.length);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

async function leavesFocusInSight(page: Page) {
  await searchFor(page, 'HS1 2DY');
  await expect(stationCards(page)).toHaveCount(QUAYS.length);
  const toast = toastWithText(page, 'Charging Stations Found', `${QUAYS.length} stations`);
  // Toasts stay while the pointer is over them.
  await toast.hover();
  await page.getByLabel('Postcode').focus();
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    const [focused, over] = await Promise.all([
      page.locator(':focus').boundingBox(),
      toast.boundingBox(),
    ]);
    const isBeside = over && focused && focused.x + focused.width <= over.x;
    if (!isBeside) {
      expect((focused?.y ?? Infinity) + (focused?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }
  }
  await expect(toast).toBeVisible();
}

test('no toast covers the focused element', async ({ page }) => {
  await openFinder(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await test.step(`a toast leaves the focused element visible at ${width} px`, () =>
      leavesFocusInSight(page));
    // Another search removes the toast.
    await searchFor(page, 'HS8 5NA');
    await expect(toastWithText(page, 'Charging Stations Found', '1 station within')).toBeVisible();
    await expect(shownToasts(page)).toHaveCount(1);
  }
});

siteTest.describe('the stations of the site', () => {
  const [station] = stationsFile.stations;

  siteTest(
    'the finder shows the site’s station at the device’s location',
    async ({ page, context }) => {
      const { latitude = 0, longitude = 0, name = '' } = station ?? {};
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude, longitude });
      await openFinder(page);
      await page.getByRole('button', { name: 'Find Stations Near Me' }).click();
      await expect(stationCards(page).filter({ hasText: name })).toContainText('0.0 km');
    },
  );

  siteTest.describe('without JavaScript', () => {
    siteTest.use({ javaScriptEnabled: false });

    siteTest('the page lists the site’s stations, each with its map', async ({ page }) => {
      await page.goto('/services/ev-chargers#charging-stations');
      await expect(page.getByLabel('Postcode')).toBeHidden();
      const links = page.locator('a[href*="google.com/maps"]');
      await expect(links.first()).toBeVisible();
      const shown = await links.evaluateAll((all) =>
        all.map((link) => [
          link.textContent,
          link.getAttribute('href')?.split('=').at(-1),
          link.checkVisibility(),
        ]),
      );
      const expected = stationsFile.stations.map(({ name, latitude, longitude }) => [
        name,
        `${latitude},${longitude}`,
        true,
      ]);
      expect(shown.sort()).toEqual(expected.sort());
    });
  });
});
