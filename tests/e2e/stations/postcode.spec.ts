import {
  stationCards,
  waitForFinder,
  openFinder,
  searchFor,
} from '../../../harness/flows/station-finder.ts';
import { shownToasts, toastOf, toastWithText } from '../../../harness/flows/toasts.ts';
import { expect, QUAYS, test, watchFetches } from '../../support/stations.ts';

const FINDER_TAB = 'Find Charging Stations';

test('a postcode finds nearby stations', async ({ page }) => {
  const requests = watchFetches(page);
  await test.step('stations are fetched only on demand', async () => {
    await page.goto('/services/ev-chargers');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    const tabs = page.getByRole('tablist', { name: 'EV Charging Services' }).getByRole('tab');
    await expect(tabs).toHaveText(['Calculate Charging Cost', FINDER_TAB]);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Postcode')).toBeHidden();
    await tabs.last().click();
    await expect(page.getByLabel('Postcode')).toHaveAttribute('placeholder', 'HS1 2DY');
    await expect.poll(() => requests.length).toBe(2);
    await waitForFinder(page);
  });
  await test.step('the number of stations found is announced', async () => {
    for (const [typed, listed, message, about] of [
      ['hs12dy', `${QUAYS.length} charging stations`, `${QUAYS.length} stations within`, 'HS1 2D'],
      [' HS8 5SS ', '3 charging stations', '3 stations within', 'HS8 5S'],
      ['HS8 5NA', '1 charging station', '1 station within', 'HS8 5N'],
    ] as const) {
      await searchFor(page, typed);
      await expect(page.getByText(`${listed} listed.`, { exact: true })).toBeAttached();
      await expect(toastWithText(page, 'Charging Stations Found', message)).toBeVisible();
      await expect(stationCards(page)).toHaveCount(parseInt(listed));
      await expect(page.getByText(`from the centre of ${about}.`)).toBeVisible();
    }
  });
  await test.step('the nearest stations are shown if none is within 10 km', async () => {
    await searchFor(page, 'HS2 0RX');
    await expect(
      page.getByText('No charging stations found. Try searching for a different location.'),
    ).toBeVisible();
    const status = page.getByRole('status').first();
    await expect(status).toHaveText('No charging stations found in this area.');
    await expect(status).not.toHaveClass(/sr-only/);
    await expect(
      page.getByRole('heading', { name: 'Nearest stations outside this area' }),
    ).toBeVisible();
    await expect(stationCards(page)).toHaveCount(3);
    const distances = await page
      .getByText(/^[\d.]+ miles \(.+ km\) (north|east|south|west)/)
      .allTextContents();
    expect(distances).toHaveLength(3);
    expect(Math.min(...distances.map(parseFloat))).toBeGreaterThan(6.2);
    await expect(shownToasts(page)).toHaveCount(0);
  });
  await test.step('postcodes across the Minch are found', async () => {
    for (const [postcode, about] of [
      ['IV51 9EY', 'IV51 9'],
      ['pa34 4lw', 'PA34 4'],
    ] as const) {
      await searchFor(page, postcode);
      await expect(page.getByText(`from the centre of ${about}.`)).toBeVisible();
    }
    await expect(page.getByText('Mainland and Skye postcodes from OS Code-Point')).toBeVisible();
  });
  expect(requests.filter((path) => path === '/data/stations.json')).toHaveLength(1);
});

test('an invalid search is reported beside the box and by toast', async ({ page }) => {
  await openFinder(page);
  await test.step('a blank postcode is rejected', async () => {
    const box = page.getByLabel('Postcode');
    const message = 'Please enter a valid postcode';
    for (const typed of ['', '   ']) {
      await searchFor(page, typed);
      await expect(box).toHaveAccessibleDescription(`Error: ${message}`);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(box).toBeFocused();
      await expect(toastWithText(page, 'Error', message)).toBeVisible();
      await expect(page).not.toHaveURL(/near=/);
      await box.fill('HS1');
      await expect(box).not.toHaveAttribute('aria-invalid');
    }
  });
  await test.step('an unknown postcode is reported in both places', async () => {
    const message = 'Could not find location for the provided postcode.';
    for (const typed of ['EH1 1AA', 'nowhere']) {
      await searchFor(page, typed);
      await expect(page.getByRole('alert')).toContainText(message);
      await expect(page.getByRole('alert')).toContainText('starting with HS');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(toastWithText(page, 'Error', message)).toBeVisible();
      await expect(page.getByLabel('Postcode')).toHaveValue(typed);
    }
  });
  await test.step('a search removes the previous toasts', async () => {
    const box = page.getByLabel('Postcode');
    await searchFor(page, '');
    // Toasts stay while the pointer is over them.
    await toastWithText(page, 'Error', 'Please enter a valid postcode').hover();
    await box.fill('HS8 5SS');
    await box.press('Enter');
    await expect(toastOf(page, 'Charging Stations Found')).toBeVisible();
    await expect(shownToasts(page)).toHaveCount(1);
    await toastOf(page, 'Charging Stations Found').hover();
    await box.fill('');
    await box.press('Enter');
    await expect(toastOf(page, 'Error')).toBeVisible();
    await expect(shownToasts(page)).toHaveCount(1);
  });
});

test('a search can be shared by its URL', async ({ page }) => {
  const tab = page.getByRole('tab', { name: FINDER_TAB });
  await test.step('the shared URL has the same results', async () => {
    await page.goto('/services/ev-chargers#charging-stations?near=HS8+5SS');
    await expect(stationCards(page)).toHaveCount(3);
    await expect(page.getByLabel('Postcode')).toHaveValue('HS8 5SS');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('another search replaces the first', async () => {
    await searchFor(page, ' HS1 2DY ');
    await expect(stationCards(page)).toHaveCount(QUAYS.length);
    await expect(page).toHaveURL('/services/ev-chargers#charging-stations?near=HS1+2DY');
  });
  await test.step('only a search link in the open page starts a search', async () => {
    const typed = page.getByLabel('Postcode');
    await typed.fill('HS1');
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page).toHaveURL('/services/ev-chargers#main?near=HS1+2DY');
    await expect(typed).toHaveValue('HS1');
    await page.goto('/services/ev-chargers#charging-stations?near=HS8+5SS');
    await expect(typed).toHaveValue('HS8 5SS');
    await expect(typed).toBeInViewport();
    await expect(stationCards(page)).toHaveCount(3);
  });
  await test.step('a search leaves the calculator unchanged', async () => {
    await page.goto('/services/ev-chargers?batteryCapacity=75#calculator');
    await page.locator('astro-island:not([ssr]) form').first().waitFor();
    const capacity = page.getByLabel('Battery capacity, kWh');
    const power = page.getByLabel('Charger power, kW');
    await expect(capacity).toHaveValue('75');
    await power.fill('22');
    await page.getByRole('tab', { name: FINDER_TAB }).click();
    await waitForFinder(page);
    await searchFor(page, 'HS8 5SS');
    await expect(stationCards(page)).toHaveCount(3);
    await expect(page).toHaveURL(
      /ev-chargers#charging-stations\?batteryCapacity=75.*&near=HS8\+5SS$/,
    );
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await page.getByRole('tab', { name: 'Calculate Charging Cost' }).click();
    await expect(power).toHaveValue('22');
    await page.reload();
    // The browser may scroll to the top, where the calculator is out of view and not hydrated.
    await capacity.scrollIntoViewIfNeeded();
    await expect(capacity).toHaveValue('75');
  });
});
