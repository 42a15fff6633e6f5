import { cardsOf, openFinder, searchFor } from '../../../harness/visits/station-finder.ts';
import { expect, test } from '../../support/visitor.ts';

test.beforeEach(async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS8 5SS');
  await expect(cardsOf(page)).toHaveCount(3);
});

test('cards stand nearest first, each with its distance and direction', async ({ page }) => {
  const seen = page.locator('.station-cards').getByText(/^[\d.]+ km [a-z-]+$/);
  // From 57.2294, -7.3763 by the haversine formula.
  await expect(seen).toHaveText(['3.4 km north', '7.2 km south', '9.1 km south-east']);
});

test('a known station shows its connectors as they are, with availability simulated', async ({
  page,
}) => {
  const card = cardsOf(page).first();
  await expect(card.getByRole('heading')).toHaveText('Cothrom ReStore');
  await expect(card).toContainText('HS8');
  await expect(card.getByRole('listitem')).toHaveText([
    /^CCS 50 kW(Available|Occupied) \(simulated\)$/,
    /^CHAdeMO 50 kW(Available|Occupied) \(simulated\)$/,
  ]);
  await expect(card).toContainText('Last confirmed July 2024.');
  await expect(card).toContainText(/Check with .+\./);
  await expect(card).not.toContainText('Connectors not known');
});

test('a station whose connectors are not known says that they are simulated', async ({ page }) => {
  const card = cardsOf(page).filter({ hasText: 'Lochboisdale (HS8 5TH)' });
  await expect(card).toContainText('Connectors not known, so simulated.');
  await expect(card.getByRole('listitem').first()).toContainText('Type 2 7.4 kW');
});

test('the same search shows the same simulation again', async ({ page }) => {
  const before = await cardsOf(page).allTextContents();
  await page.reload();
  await expect(cardsOf(page)).toHaveText(before);
});

test('the map outside opens in a new window, at the station’s latitude and longitude', async ({
  page,
  context,
}) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
  const link = cardsOf(page).first().getByRole('link', { name: 'View on map' });
  await expect(link).toHaveAccessibleName('View on map Cothrom ReStore (opens a new window)');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [popup] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await popup.waitForURL('https://www.google.com/maps/search/?api=1&query=57.25835,-7.39276');
  await expect(page).toHaveURL(/#charging-stations$/);
});

test('directions lead to the same place', async ({ page }) => {
  const link = cardsOf(page).first().getByRole('link', { name: 'Directions' });
  await expect(link).toHaveAttribute('href', /[?&]destination=57\.25835,-7\.39276$/);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('filters keep stations where one connector has both type and power, and unknown ones', async ({
  page,
}) => {
  const names = cardsOf(page).getByRole('heading');
  const unknown = 'Lochboisdale (HS8 5TH)';
  const connector = page.getByLabel('Connector');
  const power = page.getByLabel('Power', { exact: true });
  await connector.selectOption('CCS');
  await expect(names).toHaveText(['Cothrom ReStore', unknown]);
  await connector.selectOption('Type 2');
  await expect(names).toHaveText(['Daliburgh School Car Park', unknown]);
  await power.selectOption('50 kW or more');
  await expect(names).toHaveText([unknown]);
  await expect(page.getByText('1 charging station', { exact: false }).first()).toBeAttached();
  await connector.selectOption('Any connector');
  await expect(names).toHaveText(['Cothrom ReStore', unknown]);
  await power.selectOption('Any power');
  await expect(names).toHaveCount(3);
});

test('filters that leave nothing say so, and stay', async ({ page }) => {
  await searchFor(page, 'HS3 3DA');
  await page.getByLabel('Connector').selectOption('CHAdeMO');
  await expect(cardsOf(page)).toHaveCount(1);
  await searchFor(page, 'HS2 9AA');
  await expect(page.getByText('No station here has such a connector.')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  await page.getByLabel('Connector').selectOption('Any connector');
  await expect(cardsOf(page)).toHaveCount(3);
});

test('a mark of the map chooses a card by keyboard, and says so', async ({ page }) => {
  const marks = page.getByRole('group', { name: 'Map of the stations' }).getByRole('button');
  await expect(marks).toHaveCount(3);
  const names = await cardsOf(page).getByRole('heading').allTextContents();
  for (const [i, key] of [
    [1, 'Enter'],
    [2, ' '],
  ] as const) {
    const mark = marks.nth(i);
    await mark.focus();
    await page.keyboard.press(key);
    await expect(mark).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.station-cards > [aria-current]')).toHaveCount(1);
    await expect(cardsOf(page).nth(i)).toHaveAttribute('aria-current', 'true');
    await expect(cardsOf(page).nth(i)).toBeInViewport();
    await expect(page.getByText(`Chosen: ${names[i] ?? ''}`)).toBeVisible();
    await expect(mark).toBeFocused();
  }
});

test('each of many marks can be pressed by itself on a phone, and none is too small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await searchFor(page, 'HS1 2DY');
  const marks = page.getByRole('group', { name: 'Map of the stations' }).getByRole('button');
  await expect(marks).toHaveCount(13);
  const map = await page.getByRole('group', { name: 'Map of the stations' }).boundingBox();
  const card = await cardsOf(page).first().boundingBox();
  expect(map?.y ?? 0).toBeLessThan(card?.y ?? 0);
  const names = await cardsOf(page).getByRole('heading').allTextContents();
  for (const [i, name] of names.entries()) {
    const mark = marks.nth(i);
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await mark.click();
    await expect(page.getByText('Chosen:')).toHaveText(`Chosen: ${name}`);
  }
});

test('a card chooses its mark', async ({ page }) => {
  const card = cardsOf(page).nth(1);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button').click();
  const map = page.getByRole('group', { name: 'Map of the stations' });
  await expect(map.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  await expect(map.locator('[aria-pressed=true]')).toHaveCount(1);
});

test('a new search forgets what was chosen', async ({ page }) => {
  await cardsOf(page).first().getByRole('button').click();
  await expect(page.getByText('Chosen:')).toBeVisible();
  await searchFor(page, 'HS8 5TA');
  await expect(cardsOf(page).first()).toBeVisible();
  await expect(page.getByText('Chosen:')).toHaveCount(0);
});
