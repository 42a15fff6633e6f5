import { comesAlive } from '../../../harness/visits/calculator-steps.ts';
import {
  cardsOf,
  isAlive,
  openFinder,
  searchFor,
  toastOf,
} from '../../../harness/visits/station-finder.ts';
import { expect, test } from '../../support/visitor.ts';

test('the calculator comes first, the stations second', async ({ page }) => {
  await page.goto('/services/ev-chargers');
  const tabs = page.getByRole('tablist', { name: 'EV Charging Services' }).getByRole('tab');
  await expect(tabs).toHaveText(['Calculate Charging Cost', 'Find Charging Stations']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Postcode')).toBeHidden();
  await tabs.last().click();
  await expect(page.getByLabel('Postcode')).toHaveAttribute('placeholder', 'HS1 2DY');
});

for (const [typed, first, count, about] of [
  ['HS1 2DY', 'South Beach Car Park (car-club bay)', 13, 'HS1 2D'],
  ['hs12dy', 'South Beach Car Park (car-club bay)', 13, 'HS1 2D'],
  [' HS8 5SS ', 'Cothrom ReStore', 3, 'HS8 5S'],
] as const) {
  test(`"${typed}" finds the stations around, and says how many`, async ({ page }) => {
    await openFinder(page);
    await searchFor(page, typed);
    await expect(toastOf(page, 'Charging Stations Found')).toContainText(`${count} stations`);
    await expect(cardsOf(page)).toHaveCount(count);
    await expect(cardsOf(page).first().getByRole('heading')).toHaveText(first);
    await expect(page.getByRole('status')).toContainText([`${count} charging stations listed.`]);
    await expect(page.getByText(`from the middle of ${about},`)).toBeVisible();
  });
}

test('one station is not called stations', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS8 5NA');
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(toastOf(page, 'Charging Stations Found')).toContainText('1 station within');
  await expect(page.getByText(/^1 charging stations? listed\.$/)).toHaveText(
    '1 charging station listed.',
  );
});

for (const typed of ['EH1 1AA', 'ZZ99 9ZZ', 'nowhere']) {
  test(`"${typed}" is not known, and said so in both places`, async ({ page }) => {
    const message = 'Could not find location for the provided postcode.';
    await openFinder(page);
    await searchFor(page, typed);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(page.getByRole('alert')).toContainText('which begin with HS');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(toastOf(page, 'Error')).toContainText(message);
    await expect(page.getByLabel('Postcode')).toHaveValue(typed);
  });
}

for (const typed of ['', '   ']) {
  test(`a blank postcode ("${typed}") is asked for again, beside the box and as a toast`, async ({
    page,
  }) => {
    const message = 'Please enter a valid postcode';
    await openFinder(page);
    await searchFor(page, typed);
    const box = page.getByLabel('Postcode');
    await expect(box).toHaveAccessibleDescription(`Error: ${message}`);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toBeFocused();
    await expect(toastOf(page, 'Error')).toContainText(message);
    await expect(page).not.toHaveURL(/near=/);
    await box.fill('HS1');
    await expect(box).not.toHaveAttribute('aria-invalid');
  });
}

test('nothing within 10 km says so, and shows the nearest farther away', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS2 0RX');
  await expect(
    page.getByText('No charging stations found. Try searching for a different location.'),
  ).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText(
    'No charging stations found in this area.',
  );
  await expect(page.getByRole('heading', { name: 'The nearest ones farther away' })).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(3);
  const distances = await page.getByText(/^[\d.]+ km (north|east|south|west)/).allTextContents();
  expect(distances).toHaveLength(3);
  expect(Math.min(...distances.map(parseFloat))).toBeGreaterThan(10);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
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

test('a search leaves the calculator beside it as it is', async ({ page }) => {
  await page.goto('/services/ev-chargers?batteryCapacity=75#charging-stations');
  const capacity = page.getByLabel('Battery capacity, kWh');
  await page.getByRole('tab', { name: 'Calculate Charging Cost' }).click();
  await expect(capacity).toHaveValue('75');
  await page.getByLabel('Charger power, kW').fill('22');
  await page.getByRole('tab', { name: 'Find Charging Stations' }).click();
  await isAlive(page);
  await searchFor(page, 'HS8 5SS');
  await expect(cardsOf(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?batteryCapacity=75.*&near=HS8\+5SS#charging-stations$/);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await page.getByRole('tab', { name: 'Calculate Charging Cost' }).click();
  await expect(page.getByLabel('Charger power, kW')).toHaveValue('22');
  await page.reload();
  await expect(capacity).toHaveValue('75');
});

test('a search leaves what was typed into the calculator, and not yet calculated', async ({
  page,
}) => {
  await page.goto('/services/ev-chargers#calculator');
  await comesAlive(page);
  const power = page.getByLabel('Charger power, kW');
  await power.fill('22');
  await page.getByRole('tab', { name: 'Find Charging Stations' }).click();
  await isAlive(page);
  await searchFor(page, 'HS8 5SS');
  await expect(cardsOf(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await page.getByRole('tab', { name: 'Calculate Charging Cost' }).click();
  await expect(power).toHaveValue('22');
});

test('the search stands in the address, which can be shared', async ({ page, context }) => {
  await openFinder(page);
  await searchFor(page, ' HS8 5SS ');
  await expect(page).toHaveURL('/services/ev-chargers?near=HS8+5SS#charging-stations');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(cardsOf(other)).toHaveCount(3);
  await expect(other.getByLabel('Postcode')).toHaveValue('HS8 5SS');
  await expect(other.getByRole('tab', { name: 'Find Charging Stations' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a search in the address without the tab finds it open too', async ({ page }) => {
  await page.goto('/services/ev-chargers?near=HS8%205SS');
  await page.getByRole('tab', { name: 'Find Charging Stations' }).click();
  await expect(cardsOf(page)).toHaveCount(3);
});

test('what the address holds is text, whatever it holds', async ({ page }) => {
  const nasty = '<img src=x onerror=alert(1)>"\'';
  await openFinder(page, `?near=${encodeURIComponent(nasty)}`);
  await expect(page.getByLabel('Postcode')).toHaveValue(nasty);
  await expect(page.getByRole('alert')).toContainText('Could not find location');
});
