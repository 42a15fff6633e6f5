import type { Page } from '@playwright/test';
import { cardsOf, openFinder, searchFor } from '../../../harness/visits/station-finder.ts';
import { shownToasts, toastOf } from '../../../harness/visits/toasts.ts';
import { DALIBURGH, expect, QUAYS, test } from '../../support/stations.ts';

const DEFAULT =
  "We're showing charging stations in Stornoway. Search by postcode for specific locations.";

const searchHere = (page: Page) =>
  page.getByRole('button', { name: 'Find Stations Near Me' }).click();

/** Makes the device answer with this code of the Geolocation API, or, without one, never. */
const answerLocation = (page: Page, code = 0) =>
  page.addInitScript((given) => {
    navigator.geolocation.getCurrentPosition = (_, fail) => {
      if (given > 0) fail?.({ code: given } as GeolocationPositionError);
    };
  }, code);

async function isInStornoway(page: Page): Promise<void> {
  await expect(toastOf(page, 'Using Default Location').getByText(DEFAULT)).toHaveText(DEFAULT);
  await expect(cardsOf(page)).toHaveCount(QUAYS.length);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('no page asks for the location by itself', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('The location was asked for');
    };
  });
  await openFinder(page);
  await searchFor(page, 'HS8 5SS');
  await expect(cardsOf(page)).toHaveCount(3);
});

test('a granted location is searched, and said so', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(DALIBURGH);
  await openFinder(page);
  await searchHere(page);
  await expect(toastOf(page, 'Using Your Location')).toBeVisible();
  await expect(toastOf(page, 'Charging Stations Found')).toContainText('3 stations');
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(page.getByText('Distances are from the middle of')).toHaveCount(0);
});

// 1 is a visitor's no, 2 a device that cannot say, 3 one that takes too long.
for (const code of [1, 2, 3]) {
  test(`where the device answers with code ${code}, Stornoway is searched, and no postcode stands in the address`, async ({
    page,
  }) => {
    await answerLocation(page, code);
    await openFinder(page, '?near=HS8%205SS');
    await expect(cardsOf(page)).toHaveCount(3);
    await searchHere(page);
    await isInStornoway(page);
    await expect(page).not.toHaveURL(/near=/);
  });
}

test('a browser without permission falls back to Stornoway', async ({ page, context }) => {
  await context.clearPermissions();
  await openFinder(page);
  await searchHere(page);
  await isInStornoway(page);
});

for (const [how, isNamed] of [
  ['has no geolocation', false],
  ['has nothing under that name', true],
] as const) {
  test(`a browser that ${how} falls back to Stornoway`, async ({ page }) => {
    await page.addInitScript((isNamed) => {
      Reflect.deleteProperty(Navigator.prototype, 'geolocation');
      if (isNamed) Object.defineProperty(navigator, 'geolocation', { value: undefined });
    }, isNamed);
    await openFinder(page);
    await searchHere(page);
    await isInStornoway(page);
  });
}

test('over 150 km from every station it is said that there are none', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  // London.
  await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
  await openFinder(page);
  await searchHere(page);
  await expect(page.getByText('No charging stations found in this area.')).toBeVisible();
  await expect(page.getByText('There are none within 150 km.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The nearest ones' })).toHaveCount(0);
  await expect(cardsOf(page)).toHaveCount(0);
});

test('a location that never comes is waited for 10 seconds', async ({ page }) => {
  await answerLocation(page);
  await page.clock.install();
  await openFinder(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await searchHere(page);
  await expect(page.getByText('Looking for charging stations...')).toBeVisible();
  await page.clock.runFor(9_999);
  await expect(page.getByText('Looking for charging stations...')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await isInStornoway(page);
});

test('a search by postcode need not wait for a slow location, and a late one changes nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      addEventListener('late-location', () => {
        found({ coords: { latitude: 58.208, longitude: -6.3847 } } as GeolocationPosition);
      });
    };
  });
  await openFinder(page);
  await searchHere(page);
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeVisible();
  await page.getByLabel('Postcode').fill('HS8 5SS');
  // The button bears its other name for as long as a search is under way.
  await page.getByRole('button', { name: 'Searching...' }).click();
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(toastOf(page, 'Charging Stations Found')).toHaveCount(1);
  const before = await page.locator('.finder').innerHTML();
  await page.evaluate(async () => {
    dispatchEvent(new Event('late-location'));
    // Whatever follows from it has been drawn two frames later.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.locator('.finder').innerHTML()).toBe(before);
  await expect(shownToasts(page)).toHaveCount(1);
});

test('far from everything the nearest stations are shown, without a map that would be empty', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  // St Kilda.
  await context.setGeolocation({ latitude: 57.81, longitude: -8.58 });
  await openFinder(page);
  await searchHere(page);
  await expect(
    page.getByText('No charging stations found. Try searching for a different location.'),
  ).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(cardsOf(page).first()).toContainText(/\d{2}\.\d km (east|south-east)/);
  await expect(page.getByRole('group', { name: 'Map of the stations' })).toHaveCount(0);
});

test('from as far as Mull the map is wide, and names what is in it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  // Tobermory.
  await context.setGeolocation({ latitude: 56.62, longitude: -6.07 });
  await openFinder(page);
  await searchHere(page);
  await expect(cardsOf(page)).toHaveCount(3);
  const map = page.getByRole('group', { name: 'Map of the stations' });
  await expect(map.getByText('Mallaig')).toBeVisible();
  await expect(map.getByText('Oban')).toBeVisible();
});
