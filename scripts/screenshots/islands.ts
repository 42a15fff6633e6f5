import type { Page } from 'playwright';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { CONTENT_TYPES } from '../../src/content/model/content-types.ts';
import { calculateButton, enter, reachAnswer } from '../../harness/visits/calculator-steps.ts';
import { TRIALS } from '../../harness/visits/calculator-trials.ts';
import { cardsOf, openFinder, searchFor } from '../../harness/visits/station-finder.ts';

const [house = '/hospitality'] = builtInItems('properties').map(({ id }) => CONTENT_TYPES.properties.page(id));

/** Brings a fresh page to an island in use. */
type Reach = (page: Page) => Promise<void>;

const firstError = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor();
const isAlive = (page: Page) => page.locator('astro-island:not([ssr]) form').first().waitFor();

const answers = TRIALS.map((trial): [string, Reach] => [
  `answer-${trial.name.toLowerCase().replaceAll(/\W+/g, '-')}`,
  (page) => reachAnswer(page, trial),
]);

/** Every island with an answer, an error or a result on screen, by a name for its picture. */
export const ISLANDS: ReadonlyMap<string, Reach> = new Map<string, Reach>([
  ...answers,
  [
    'errors-calculator',
    async (page) => {
      await page.goto('/services/solar#calculator');
      await isAlive(page);
      await enter(page, [['Postcode', 'nowhere']]);
      await calculateButton(page).click();
      await firstError(page);
    },
  ],
  [
    'errors-enquiry',
    async (page) => {
      await page.goto('/contact');
      await isAlive(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await firstError(page);
    },
  ],
  [
    'stations-found',
    async (page) => {
      await openFinder(page);
      await searchFor(page, 'HS1 2DY');
      await cardsOf(page).first().waitFor();
    },
  ],
  [
    'booking-chosen',
    async (page) => {
      await page.clock.setFixedTime(new Date('2026-08-12T11:00:00Z'));
      await page.goto(house);
      await page.locator('.booking').scrollIntoViewIfNeeded();
      await page.getByRole('grid').getByRole('button', { name: /^Thursday 20 August/ }).click();
    },
  ],
]);
