import { cardsOf, openFinder, searchFor } from '../../../harness/visits/station-finder.ts';
import { AROUND_DALIBURGH, expect, QUAYS, test } from '../../support/stations.ts';

const [shed, school, pier] = AROUND_DALIBURGH;

test.beforeEach(async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS8 5SS');
  await expect(cardsOf(page)).toHaveCount(3);
});

test('cards stand nearest first, with what is known and what is simulated, and the same again', async ({
  page,
}) => {
  const seen = page.locator('.station-cards').getByText(/^[\d.]+ km [a-z-]+$/);
  // From 57.2294, -7.3763 by the haversine formula.
  await expect(seen).toHaveText(['3.4 km north', '7.2 km south', '9.1 km south-east']);
  const first = cardsOf(page).first();
  await expect(first.getByRole('heading')).toHaveText(shed.name);
  await expect(first).toContainText(shed.address);
  await expect(first.getByRole('listitem')).toHaveText([
    /^CCS 50 kW(Available|Occupied) \(simulated\)$/,
    /^CHAdeMO 50 kW(Available|Occupied) \(simulated\)$/,
  ]);
  await expect(first).toContainText('Last confirmed July 2024.');
  await expect(first).toContainText('Check with The trust.');
  await expect(first).not.toContainText('Connectors not known');
  const last = cardsOf(page).last();
  await expect(last).toContainText('Connectors not known, so simulated.');
  await expect(last.getByRole('listitem').first()).toContainText('Type 2 7.4 kW');

  const before = await cardsOf(page).allTextContents();
  await page.reload();
  await expect(cardsOf(page)).toHaveText(before);
});

test('the map outside opens in a new window, at the station’s latitude and longitude, and so do directions', async ({
  page,
  context,
}) => {
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
  const link = cardsOf(page).first().getByRole('link', { name: 'View on map' });
  await expect(link).toHaveAccessibleName(`View on map ${shed.name} (opens a new window)`);
  await expect(link).toHaveAttribute('rel', /noopener/);
  const [popup] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await popup.waitForURL('https://www.google.com/maps/search/?api=1&query=57.25835,-7.39276');
  await expect(page).toHaveURL(/#charging-stations$/);
  const directions = cardsOf(page).first().getByRole('link', { name: 'Directions' });
  await expect(directions).toHaveAttribute('href', /[?&]destination=57\.25835,-7\.39276$/);
  await expect(directions).toHaveAttribute('target', '_blank');
});

test('filters keep stations where one connector has both type and power, and unknown ones; they stay, and say when nothing is left', async ({
  page,
}) => {
  const names = cardsOf(page).getByRole('heading');
  const connector = page.getByLabel('Connector');
  const power = page.getByLabel('Power', { exact: true });
  await connector.selectOption('CCS');
  await expect(names).toHaveText([shed.name, pier.name]);
  await connector.selectOption('Type 2');
  await expect(names).toHaveText([school.name, pier.name]);
  await power.selectOption('50 kW or more');
  await expect(names).toHaveText([pier.name]);
  await expect(page.getByText('1 charging station', { exact: false }).first()).toBeAttached();
  await connector.selectOption('Any connector');
  await expect(names).toHaveText([shed.name, pier.name]);
  await power.selectOption('Any power');
  await expect(names).toHaveCount(3);

  await connector.selectOption('CHAdeMO');
  await searchFor(page, 'HS8 5NA');
  await expect(cardsOf(page)).toHaveCount(1);
  await searchFor(page, 'HS1 2DY');
  await expect(page.getByText('No station here has such a connector.')).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(0);
  await connector.selectOption('Any connector');
  await expect(cardsOf(page)).toHaveCount(QUAYS.length);
});

test('a mark of the map chooses a card by keyboard, a card its mark, and a new search forgets it', async ({
  page,
}) => {
  const map = page.getByRole('group', { name: 'Map of the stations' });
  const marks = map.getByRole('button');
  await expect(marks).toHaveCount(3);
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
    await expect(page.getByText(`Chosen: ${AROUND_DALIBURGH[i].name}`)).toBeVisible();
    await expect(mark).toBeFocused();
  }
  await cardsOf(page).first().getByRole('button').click();
  await expect(map.getByRole('button', { name: shed.name })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(map.locator('[aria-pressed=true]')).toHaveCount(1);

  await searchFor(page, 'HS8 5TA');
  await expect(page.getByText('from the middle of HS8 5T,')).toBeVisible();
  await expect(page.getByText('Chosen:')).toHaveCount(0);
});

test('each of many marks can be pressed by itself on a phone, and none is too small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await searchFor(page, 'HS1 2DY');
  const marks = page.getByRole('group', { name: 'Map of the stations' }).getByRole('button');
  await expect(marks).toHaveCount(QUAYS.length);
  const map = await page.getByRole('group', { name: 'Map of the stations' }).boundingBox();
  const card = await cardsOf(page).first().boundingBox();
  expect(map?.y ?? 0).toBeLessThan(card?.y ?? 0);
  for (const [i, { name }] of QUAYS.entries()) {
    const mark = marks.nth(i);
    const box = await mark.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await mark.click();
    await expect(page.getByText('Chosen:')).toHaveText(`Chosen: ${name}`);
  }
});
