import { cardsOf, isAlive, openFinder, searchFor } from '../../../harness/visits/station-finder.ts';
import { toastOf } from '../../../harness/visits/toasts.ts';
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
    await expect(toastOf(page, 'Charging Stations Found').filter({ hasText: told })).toBeVisible();
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
    await expect(toastOf(page, 'Error')).toContainText(message);
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
    await expect(toastOf(page, 'Error').filter({ hasText: message })).toBeVisible();
    await expect(box).toHaveValue(typed);
  }
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
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
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

test('the names on the map keep their size, near or far', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS1 2DY');
  const map = page.locator('.station-map image');
  await expect(map).toHaveAttribute('href', /\.svg$/);
  const address = (await map.getAttribute('href')) ?? '';
  const heightOf = async (fragment: string) => {
    await page.goto(`${address}${fragment}`);
    const name = page.getByText('Stornoway');
    return name.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  };
  expect([await heightOf(''), await heightOf('#wide')]).toEqual([3.5, 9]);
});

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
