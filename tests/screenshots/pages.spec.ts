import { expect, test, type Page } from '@playwright/test';
import { reachAnswer } from '../../harness/flows/calculator-steps.ts';
import { CALCULATOR_TRIALS } from '../../harness/flows/calculator-trials.ts';
import { stationCards, openFinder, searchFor } from '../../harness/flows/station-finder.ts';
import { listPages } from '../support/built-page.ts';

/** Ways to each page and each island in use. */
const VIEWS: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ...listPages().map((route): [string, (page: Page) => Promise<unknown>] => [
    route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'),
    (page) => page.goto(route),
  ]),
  ...CALCULATOR_TRIALS.map((trial): [string, (page: Page) => Promise<unknown>] => [
    `answer-${trial.name.toLowerCase().replaceAll(/\W+/g, '-')}`,
    (page) => reachAnswer(page, trial),
  ]),
  [
    'errors-enquiry',
    async (page) => {
      await page.goto('/contact');
      await page.locator('astro-island:not([ssr]) form').first().waitFor();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  ],
  [
    'stations-found',
    async (page) => {
      await openFinder(page);
      await searchFor(page, 'HS1 2DY');
      await stationCards(page).first().waitFor();
    },
  ],
];

for (const [name, open] of VIEWS) {
  test(`${name} matches its earlier screenshots`, async ({ page }) => {
    await open(page);
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
          await document.fonts.ready;
        });
        await expect.soft(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: true,
          // These differ in each build or visit.
          mask: [page.locator('#captcha-code, .dashboard time, .dashboard dd code')],
        });
      }
    }
  });
}
