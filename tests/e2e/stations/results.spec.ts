import type { Page } from '@playwright/test';
import { stationCards, openFinder, searchFor } from '../../../harness/flows/station-finder.ts';
import { AROUND_DALIBURGH, expect, QUAYS, test } from '../../support/stations.ts';

const [shed, school, pier] = AROUND_DALIBURGH;

test.beforeEach(async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'HS8 5SS');
  await expect(stationCards(page)).toHaveCount(3);
});

test('cards list the nearest stations first', async ({ page }) => {
  await test.step('facts are the same each time', async () => {
    const seen = page.locator('.station-cards').getByText(/^[\d.]+ miles \([\d.]+ km\) [a-z-]+$/);
    // From 57.2294, -7.3763 by the haversine formula.
    await expect(seen).toHaveText([
      '2.1 miles (3.4 km) north',
      '4.4 miles (7.2 km) south',
      '5.7 miles (9.1 km) south-east',
    ]);
    const first = stationCards(page).first();
    await expect(first.getByRole('heading')).toHaveText(shed.name);
    await expect(first).toContainText(shed.address);
    await expect(first.getByRole('listitem')).toHaveText([
      /^CCS 50 kW(Available|Occupied) \(simulated\)$/,
      /^CHAdeMO 50 kW(Available|Occupied) \(simulated\)$/,
    ]);
    await expect(first).toContainText('Last confirmed July 2024.');
    await expect(first).toContainText('Check with The trust.');
    await expect(first).not.toContainText('Connectors not known');
    const last = stationCards(page).last();
    await expect(last).toContainText('Connectors simulated.');
    await expect(last.getByRole('listitem').first()).toContainText('Type 2 7.4 kW');

    const before = await stationCards(page).allTextContents();
    await page.reload();
    await expect(stationCards(page)).toHaveText(before);
  });
  await test.step('links to maps open a new window', async () => {
    const context = page.context();
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }));
    const link = stationCards(page).first().getByRole('link', { name: 'View on map' });
    await expect(link).toHaveAccessibleName(`View on map ${shed.name} (opens a new window)`);
    await expect(link).toHaveAttribute('rel', /noopener/);
    const [popup] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await popup.waitForURL('https://www.google.com/maps/search/?api=1&query=57.25835,-7.39276');
    await expect(page).toHaveURL(/#charging-stations\?near=/);
    const directions = stationCards(page).first().getByRole('link', { name: 'Directions' });
    await expect(directions).toHaveAttribute('href', /[?&]destination=57\.25835,-7\.39276$/);
    await expect(directions).toHaveAttribute('target', '_blank');
  });
  await test.step('filters match the type and power of one connector', async () => {
    const names = stationCards(page).getByRole('heading');
    const connector = page.getByLabel('Connector');
    const power = page.getByLabel('Power', { exact: true });
    await connector.selectOption('CCS');
    await expect(names).toHaveText([shed.name, pier.name]);
    await connector.selectOption('Type 2');
    await expect(names).toHaveText([school.name, pier.name]);
    await power.selectOption('50 kW or more');
    await expect(names).toHaveText([pier.name]);
    await expect(page.getByText('1 charging station', { exact: false }).first()).toBeAttached();
    await power.selectOption('Any power');
    await connector.selectOption('CHAdeMO');
    await searchFor(page, 'HS8 5NA');
    await expect(stationCards(page)).toHaveCount(1);
    await searchFor(page, 'HS1 2DY');
    await expect(page.getByText('No stations match these filters.')).toBeVisible();
    await expect(stationCards(page)).toHaveCount(0);
    await connector.selectOption('Any connector');
    await expect(stationCards(page)).toHaveCount(QUAYS.length);
  });
});

const mapOf = (page: Page) => page.getByRole('group', { name: 'Stations' });

test('the map has a mark for each card', async ({ page }) => {
  await test.step('marks and cards select each other by keyboard', async () => {
    const map = mapOf(page);
    const marks = map.getByRole('button');
    await expect(marks).toHaveCount(3);
    for (const [i, key] of [
      [1, 'Enter'],
      [2, ' '],
    ] as const) {
      const mark = marks.nth(i);
      await expect(mark).toHaveText(`${i + 1}`);
      await expect(
        stationCards(page)
          .nth(i)
          .getByText(`${i + 1}`, { exact: true }),
      ).toBeVisible();
      await mark.focus();
      await page.keyboard.press(key);
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.station-cards > [aria-current]')).toHaveCount(1);
      await expect(stationCards(page).nth(i)).toHaveAttribute('aria-current', 'true');
      await expect(stationCards(page).nth(i)).toBeInViewport();
      await expect(page.getByText(`Chosen: ${AROUND_DALIBURGH[i].name}`)).toBeVisible();
      await expect(mark).toBeFocused();
    }
    await stationCards(page).first().getByRole('button').click();
    await expect(map.getByRole('button', { name: shed.name })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(map.locator('[aria-pressed=true]')).toHaveCount(1);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    await stationCards(page).last().getByRole('button').click();
    await expect(marks.last()).toBeInViewport();
    if (size) await page.setViewportSize(size);

    await searchFor(page, 'HS8 5TA');
    await expect(page.getByText('from the centre of HS8 5T.')).toBeVisible();
    await expect(page.getByText('Chosen:')).toHaveCount(0);
  });
  await test.step('the map cuts off no name', async () => {
    for (const [postcode, seen] of [
      ['HS8 5SS', 'Lochboisdale'],
      ['HS1 2DY', 'Stornoway'],
      ['IV51 9XX', 'Uig'],
    ] as const) {
      await searchFor(page, postcode);
      await expect(mapOf(page).getByText(seen)).toBeVisible();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await test.step(`the map of ${postcode} cuts off no name at ${width} px`, async () => {
          const map = mapOf(page);
          const frame = await map.boundingBox();
          for (const name of await map.locator('.places text').all()) {
            const box = await name.boundingBox();
            if (!frame || !box) throw new Error('The map or a name of it is not shown');
            expect(box.x).toBeGreaterThanOrEqual(frame.x);
            expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
            expect(box.y).toBeGreaterThanOrEqual(frame.y);
            expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
            // The same part of the map at any size.
            expect(box.height / frame.height).toBeCloseTo(0.05, 1);
          }
        });
      }
    }
  });
  await test.step('each of many marks can be pressed on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await searchFor(page, 'HS1 2DY');
    const marks = mapOf(page).getByRole('button');
    await expect(marks).toHaveCount(QUAYS.length);
    const map = await mapOf(page).boundingBox();
    const card = await stationCards(page).first().boundingBox();
    expect(map?.y ?? 0).toBeLessThan(card?.y ?? 0);
    for (const [i, { name }] of QUAYS.entries()) {
      const mark = marks.nth(i);
      const box = await mark.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await mark.click();
      await expect(page.getByText('Chosen:')).toHaveText(`Chosen: ${name}`);
    }
  });
});
