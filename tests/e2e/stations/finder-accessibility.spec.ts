import type { Page } from '@playwright/test';
import stationsFile from '../../fixtures/company/stations.json' with { type: 'json' };
import {
  stationCards,
  waitForFinder,
  openFinder,
  searchFor,
} from '../../../harness/flows/station-finder.ts';
import { toastOf } from '../../../harness/flows/toasts.ts';
import { findViolationsInBothSchemes, readOverflow } from '../../support/accessibility.ts';
import { expect, QUAYS, test } from '../../support/stations.ts';
import { test as siteTest } from '../../support/visitor.ts';

async function isAccessible(page: Page): Promise<void> {
  expect(await findViolationsInBothSchemes(page, '#charging-stations')).toEqual([]);
}

test('the finder is accessible on a phone', async ({ page }) => {
  await openFinder(page);
  for (const [what, postcode, count] of [
    ['a few stations', 'HS8 5SS', 3],
    ['none nearby', 'HS2 0RX', 3],
  ] as const) {
    await test.step(`the finder is accessible with ${what}`, async () => {
      await searchFor(page, postcode);
      await expect(stationCards(page)).toHaveCount(count);
      await stationCards(page).first().getByRole('button').click();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await isAccessible(page);
      }
      expect(await readOverflow(page)).toBe(0);
      for (const link of await stationCards(page).getByRole('link').all()) {
        const box = await link.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
      }
    });
  }
  await test.step('the finder is accessible with an error', async () => {
    await searchFor(page, 'EH1 1AA');
    await expect(page.getByRole('alert')).toBeVisible();
    await searchFor(page, '');
    await expect(page.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
    await isAccessible(page);
    expect(await readOverflow(page)).toBe(0);
  });
});

test('a visitor finds a station by keyboard alone', async ({ page }) => {
  await test.step('stations are chosen by keyboard', async () => {
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
  });
  await test.step('the focus is kept when Retry disappears', async () => {
    await searchFor(page, 'EH1 1AA');
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(toastOf(page, 'Using Default Location')).toBeVisible();
    await expect(stationCards(page)).toHaveCount(QUAYS.length);
    await expect(page.locator('body')).not.toBeFocused();
  });
});

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
