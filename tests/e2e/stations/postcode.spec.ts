import { cardsOf, isAlive, openFinder, searchFor } from '../../../harness/visits/station-finder.ts';
import { shownToasts, toastOf, toastSaying } from '../../../harness/visits/toasts.ts';
import { expect, QUAYS, test } from '../../support/stations.ts';

test('the calculator comes first, the stations second', async ({ page }) => {
  await page.goto('/services/ev-chargers');
  const tabs = page.getByRole('tablist', { name: 'EV Charging Services' }).getByRole('tab');
  await expect(tabs).toHaveText(['Calculate Charging Cost', 'Find Charging Stations']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Postcode')).toBeHidden();
  await tabs.last().click();
  await expect(page.getByLabel('Postcode')).toHaveAttribute('placeholder', 'HS1 2DY');
});

test('a postcode finds the stations around, and says how many', async ({ page }) => {
  await openFinder(page);
  for (const [typed, listed, told, about] of [
    ['hs12dy', `${QUAYS.length} charging stations`, `${QUAYS.length} stations within`, 'HS1 2D'],
    [' HS8 5SS ', '3 charging stations', '3 stations within', 'HS8 5S'],
    ['HS8 5NA', '1 charging station', '1 station within', 'HS8 5N'],
  ] as const) {
    await searchFor(page, typed);
    await expect(page.getByText(`${listed} listed.`, { exact: true })).toBeAttached();
    await expect(toastSaying(page, 'Charging Stations Found', told)).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(parseInt(listed));
    await expect(page.getByText(`from the middle of ${about},`)).toBeVisible();
  }
});

test('a postcode that is not known is said so in both places, and a blank one is asked for again', async ({
  page,
}) => {
  await openFinder(page);
  const box = page.getByLabel('Postcode');
  for (const typed of ['', '   ']) {
    const message = 'Please enter a valid postcode';
    await searchFor(page, typed);
    await expect(box).toHaveAccessibleDescription(`Error: ${message}`);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toBeFocused();
    await expect(toastSaying(page, 'Error', message)).toBeVisible();
    await expect(page).not.toHaveURL(/near=/);
    await box.fill('HS1');
    await expect(box).not.toHaveAttribute('aria-invalid');
  }
  for (const typed of ['EH1 1AA', 'nowhere']) {
    const message = 'Could not find location for the provided postcode.';
    await searchFor(page, typed);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('alert')).toContainText('which begin with HS');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(toastSaying(page, 'Error', message)).toBeVisible();
    await expect(box).toHaveValue(typed);
  }
});

test('a search takes the toasts of the one before away', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, '');
  // Toasts stay for as long as the pointer is on them.
  await toastOf(page, 'Error').hover();
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await page.getByLabel('Postcode').press('Enter');
  await expect(toastOf(page, 'Charging Stations Found')).toBeVisible();
  await expect(shownToasts(page)).toHaveCount(1);
  await toastOf(page, 'Charging Stations Found').hover();
  await page.getByLabel('Postcode').fill('');
  await page.getByLabel('Postcode').press('Enter');
  await expect(toastOf(page, 'Error')).toBeVisible();
  await expect(shownToasts(page)).toHaveCount(1);
});

test('nothing within 10 km says so, and shows the nearest farther away', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS2 0RX');
  await expect(
    page.getByText('No charging stations found. Try searching for a different location.'),
  ).toBeVisible();
  const said = page.getByRole('status').first();
  await expect(said).toHaveText('No charging stations found in this area.');
  await expect(said).not.toHaveClass(/sr-only/);
  await expect(page.getByRole('heading', { name: 'The nearest ones farther away' })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(3);
  const distances = await page.getByText(/^[\d.]+ km (north|east|south|west)/).allTextContents();
  expect(distances).toHaveLength(3);
  expect(Math.min(...distances.map(parseFloat))).toBeGreaterThan(10);
  await expect(shownToasts(page)).toHaveCount(0);
});

test('postcodes across the Minch are found, with the attribution of their middles', async ({
  page,
}) => {
  await openFinder(page);
  for (const [postcode, about] of [
    ['IV51 9EY', 'IV51 9'],
    ['pa34 4lw', 'PA34 4'],
  ] as const) {
    await searchFor(page, postcode);
    await expect(page.getByText(`from the middle of ${about},`)).toBeVisible();
  }
  await expect(page.getByText('Mainland and Skye postcodes from OS Code-Point')).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`the map's edge cuts off no name at ${width} px, near or far`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openFinder(page);
    const map = page.getByRole('group', { name: 'Map of the stations' });
    for (const [postcode, seen] of [
      ['HS8 5TH', 'Lochboisdale'],
      ['HS1 2DY', 'Stornoway'],
      ['IV51 9XX', 'Uig'],
    ] as const) {
      await searchFor(page, postcode);
      await expect(map.getByText(seen)).toBeVisible();
      const frame = await map.boundingBox();
      for (const name of await map.locator('text').all()) {
        const box = await name.boundingBox();
        if (!frame || !box) throw new Error('The map or a name of it is not shown');
        expect(box.x).toBeGreaterThanOrEqual(frame.x);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
        expect(box.y).toBeGreaterThanOrEqual(frame.y);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
        // The same part of the map, however much it shows.
        expect(box.height / frame.height).toBeCloseTo(0.05, 1);
      }
    }
  });
}

test('a search leaves the calculator beside it as it is, calculated or not', async ({ page }) => {
  await page.goto('/services/ev-chargers?batteryCapacity=75#calculator');
  await page.locator('astro-island:not([ssr]) form').first().waitFor();
  const capacity = page.getByLabel('Battery capacity, kWh');
  const power = page.getByLabel('Charger power, kW');
  await expect(capacity).toHaveValue('75');
  await power.fill('22');
  await page.getByRole('tab', { name: 'Find Charging Stations' }).click();
  await isAlive(page);
  await searchFor(page, 'HS8 5SS');
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?batteryCapacity=75.*&near=HS8\+5SS#charging-stations$/);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await page.getByRole('tab', { name: 'Calculate Charging Cost' }).click();
  await expect(power).toHaveValue('22');
  await page.reload();
  // A browser may come back to the top, where the calculator is out of sight and asleep.
  await capacity.scrollIntoViewIfNeeded();
  await expect(capacity).toHaveValue('75');
});

test('the search stands in the address, which can be shared, with the tab or without', async ({
  page,
  context,
}) => {
  await openFinder(page);
  await searchFor(page, ' HS8 5SS ');
  await expect(page).toHaveURL('/services/ev-chargers?near=HS8+5SS#charging-stations');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cardsOf(other)).toHaveCount(3);
  await expect(other.getByLabel('Postcode')).toHaveValue('HS8 5SS');
  const tab = other.getByRole('tab', { name: 'Find Charging Stations' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await other.goto('/services/ev-chargers?near=HS8%205SS');
  await tab.click();
  await expect(cardsOf(other)).toHaveCount(3);
});

test('what the address holds is text, whatever it holds', async ({ page }) => {
  const nasty = '<img src=x onerror=alert(1)>"\'';
  await openFinder(page, `?near=${encodeURIComponent(nasty)}`);
  await expect(page.getByLabel('Postcode')).toHaveValue(nasty);
  await expect(page.getByRole('alert')).toContainText('Could not find location');
});
