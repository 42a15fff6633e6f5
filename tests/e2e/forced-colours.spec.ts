import type { Locator, Page } from '@playwright/test';
import { createExampleTrial } from '../../harness/flows/calculator-trials.ts';
import { reopenCalculator, resultOf } from '../../harness/flows/calculator-steps.ts';
import { stationCards, openFinder, searchFor } from '../../harness/flows/station-finder.ts';
import { findCalendarDay, openCalendar, WITH_TAKEN_DAYS } from '../support/booking-steps.ts';
import { openPlanner } from '../support/planner-page.ts';
import { expect, test } from '../support/stations.ts';

type Property =
  'backgroundColor' | 'borderLeft' | 'borderRightColor' | 'color' | 'fill' | 'outline';

const computedStylesOf = (all: Locator, property: Property): Promise<string[]> =>
  all.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
    property,
  );

const computedStyleOf = async (one: Locator, property: Property) =>
  (await computedStylesOf(one, property))[0] ?? '';
const backgroundOf = (one: Locator) =>
  computedStyleOf(one.page().locator('html'), 'backgroundColor');

/** Expects one of several styles to differ from the others. */
async function isDistinct(chosen: Locator, others: Locator, property: Property) {
  const styles = await computedStylesOf(others, property);
  expect(styles.length).toBeGreaterThan(0);
  expect(styles).not.toContain(await computedStyleOf(chosen, property));
}

/** Checks a loaded page in the reader's own light and dark colours. */
async function inBoth(page: Page, check: () => Promise<void>) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await test.step(colorScheme, check);
  }
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current page and the focus are visible', async ({ page }) => {
    await page.goto('/about');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      if (width === 360) await page.getByRole('button', { name: 'Menu' }).click();
      await inBoth(page, async () => {
        const links = page.getByRole('banner').locator('nav:visible a');
        const here = links.and(page.locator('[aria-current]'));
        await isDistinct(here, links.and(page.locator(':not([aria-current])')), 'backgroundColor');
        expect(await computedStyleOf(here, 'color')).not.toBe(
          await computedStyleOf(here, 'backgroundColor'),
        );
      });
    }
    await page.keyboard.press('Tab');
    await inBoth(page, async () => {
      const ring = await computedStyleOf(page.locator(':focus'), 'outline');
      expect(ring).toMatch(/ solid 3px$/);
      expect(ring).not.toContain(await backgroundOf(page.locator(':focus')));
    });
  });

  test('chosen, focused and disabled parts of the calendar differ from the others', async ({
    page,
  }) => {
    await openCalendar(page, WITH_TAKEN_DAYS);
    const chosen = findCalendarDay(page, 'Friday 21 August 2026');
    await chosen.click();
    await inBoth(page, async () => {
      await page.keyboard.press('ArrowRight');
      await expect(findCalendarDay(page, 'Saturday 22 August 2026')).toBeFocused();
      // With focus on the chosen day, its outline would be the focus ring.
      expect(await computedStyleOf(chosen, 'backgroundColor')).not.toBe(await backgroundOf(chosen));
      await page.keyboard.press('ArrowLeft');
      const background = await computedStyleOf(chosen, 'backgroundColor');
      expect(await computedStyleOf(chosen, 'color')).not.toBe(background);
      expect(await computedStyleOf(chosen, 'outline')).not.toContain(background);

      const colourOf = (name: string) =>
        computedStyleOf(page.getByRole('button', { name }), 'color');
      expect(await colourOf('Previous month')).not.toBe(await colourOf('Next month'));

      const spinner = page.locator('.spinner').first();
      expect(await computedStyleOf(spinner, 'borderRightColor')).not.toBe(
        await computedStyleOf(spinner, 'color'),
      );
      const bars = page.locator('.skeleton span');
      expect(await computedStylesOf(bars, 'backgroundColor')).not.toContain(
        await backgroundOf(spinner),
      );
    });
  });

  test('the chosen station differs from the others in list and map', async ({ page }) => {
    await openFinder(page);
    await searchFor(page, 'HS8 5SS');
    await stationCards(page).first().getByRole('button').click();
    await inBoth(page, async () => {
      await isDistinct(stationCards(page).first(), stationCards(page).last(), 'borderLeft');
      const marks = page.locator('.station-map .mark :nth-child(2)');
      await isDistinct(marks.first(), marks.last(), 'fill');
    });
  });

  test('charts keep their separate colours', async ({ page }) => {
    const wind = createExampleTrial('wind');
    await reopenCalculator(page, wind, wind.query);
    const bars = resultOf(page).locator('.bar');
    await inBoth(page, async () => {
      expect(await computedStylesOf(bars, 'fill')).not.toContain(await backgroundOf(bars));
    });
    await openPlanner(page);
    await page.getByText('The year month by month').click();
    const months = page.locator('figure').last().locator('svg.picture > path[class^="fill"]');
    await inBoth(page, async () => {
      const fills = await computedStylesOf(months, 'fill');
      expect(new Set(fills).size).toBe(fills.length);
      expect(fills).not.toContain(await backgroundOf(months));
    });
  });
});
