import type { Page } from '@playwright/test';
import {
  calculateButton,
  comesAlive,
  enter,
  field,
  resultOf,
} from '../../harness/visits/calculator-steps.ts';
import { exampleOf } from '../../harness/visits/calculator-trials.ts';
import { cardsOf, openFinder, searchFor } from '../../harness/visits/station-finder.ts';
import { shownToasts } from '../../harness/visits/toasts.ts';
import { dayOf, NOON, openCalendar, WITH_TAKEN_DAYS } from '../support/booking-steps.ts';
import { code, form, openForm, send } from '../support/enquiry-form.ts';
import { answerOf, openPlanner, settles, stepsOf } from '../support/planner-page.ts';
import { collapse, giveScreenReader, heard, listen, read } from '../support/screen-reader.ts';
import { expect, test } from '../support/stations.ts';

// What is read out stands in readings/, to be read aloud and objected to. After a change that is meant:
// npm run test:e2e -- tests/e2e/readings.spec.ts --update-snapshots

// The reader is no script of the site.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await giveScreenReader(page);
});

/** Compares what was said, under headings, with what stands in the file; figures are the firm's, and so count as #. */
function expectReading(name: string, parts: Record<string, readonly string[]>): void {
  const text = Object.entries(parts)
    .map(([heading, lines]) => `${heading}\n\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
  expect(text).toMatchSnapshot(`${name}.txt`);
}

/** Numbers, but for those that the reader adds. */
const FIGURE = /(?<!\w|level |position |set size )\d(?:[\d,.]*\d)?p?(?! control)/g;
const withoutFigures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(FIGURE, '#').replace(/(paid back:) .*/i, '$1 {when}'));

/** What is heard while something is done. */
async function hearing(page: Page, act: () => Promise<void>): Promise<string[]> {
  await listen(page);
  await act();
  return heard(page);
}

test('a calculator and its answer', async ({ page }) => {
  const wind = exampleOf('wind');
  await page.goto(`${wind.path}#calculator`);
  await comesAlive(page);
  const before = await read(page.locator('.calculator form'));
  await enter(page, wind.entries);
  const calculated = await hearing(page, async () => {
    await calculateButton(page).click();
    await expect(resultOf(page)).toBeFocused();
    await expect(shownToasts(page)).toBeVisible();
  });
  const after = await read(resultOf(page));
  const main = await resultOf(page).locator('.result-main').nth(1).innerText();
  const changed = await hearing(page, async () => {
    await field(page, 'Turbine size').selectOption({ index: 2 });
    await expect(resultOf(page).locator('.result-main').nth(1)).not.toHaveText(main);
  });
  expectReading('calculator', {
    'The form': withoutFigures(before),
    'Calculate is pressed': withoutFigures(calculated),
    'The answer': withoutFigures(after),
    'Another turbine is chosen': withoutFigures(changed),
  });
});

test('what is wrong in a calculator', async ({ page }) => {
  await page.goto('/services/ev-chargers#calculator');
  await comesAlive(page);
  await enter(page, [
    ['Battery capacity, kWh', '201'],
    ['Target charge, %', '101'],
  ]);
  const pressed = await hearing(page, async () => {
    await calculateButton(page).click();
    await expect(field(page, 'Battery capacity, kWh')).toBeFocused();
    await expect(page.getByRole('alert')).toBeVisible();
  });
  expectReading('calculator-errors', {
    'Calculate is pressed': pressed,
    'The form': withoutFigures(await read(page.locator('.calculator form'))),
  });
});

test('what is missing in an enquiry', async ({ page }) => {
  await openForm(page);
  const pressed = await hearing(page, async () => {
    await send(page).click();
    await expect(shownToasts(page)).toBeVisible();
  });
  const said = await read(form(page));
  const shown = (await code(page).textContent()) ?? '';
  const spelt =
    (await form(page)
      .getByText(/^Spelt out: /)
      .textContent()) ?? '';
  expectReading('enquiry-errors', {
    'Send Message is pressed': pressed,
    'The form': said.map((line) =>
      line.replace(shown, '{code}').replace(spelt, 'Spelt out: {code}'),
    ),
  });
});

test('the planner, and what comes next', async ({ page }) => {
  await openPlanner(page);
  const changed = await hearing(page, async () => {
    const before = await answerOf(page).locator('.result-main').innerText();
    await page.getByLabel('Solar panels').press('ArrowRight');
    await expect(answerOf(page).locator('.result-main')).not.toHaveText(before);
  });
  await settles(page);
  const region = page.getByRole('region', { name: 'What comes next?' });
  const names = await stepsOf(page).getByRole('heading').allInnerTexts();
  // Which is best hangs on prices.
  const steps = (await read(region)).map((line) =>
    names.reduce(
      (said, name) => said.replace(name, '{step}'),
      line.replace(/position \d/, 'position #'),
    ),
  );
  expectReading('planner', {
    'The panels are moved': withoutFigures(changed),
    'The answer': withoutFigures(await read(answerOf(page))),
    'What comes next': collapse(withoutFigures(steps)),
  });
});

test('charging stations found', async ({ page }) => {
  await openFinder(page);
  const searched = await hearing(page, async () => {
    await searchFor(page, 'HS8 5SS');
    await expect(cardsOf(page)).toHaveCount(3);
    await expect(shownToasts(page)).toBeVisible();
  });
  const stations = await read(page.locator('.station-cards'));
  const map = await read(page.getByRole('group', { name: 'Stations' }));
  const chosen = await hearing(page, async () => {
    await cardsOf(page).first().getByRole('button').click();
    await expect(page.getByText('Chosen:')).toBeVisible();
  });
  expectReading('stations', {
    // The toast and the list speak at once, in either order.
    'A postcode is searched for': [...searched.slice(0, -2), ...searched.slice(-2).toSorted()],
    'The stations': stations,
    'The map': map,
    'The first is chosen': chosen,
  });
});

test('the calendar of a house', async ({ page }) => {
  await openCalendar(page, WITH_TAKEN_DAYS);
  const chosen = await hearing(page, async () => {
    await dayOf(page, 'Friday 14 August 2026').click();
    await expect(page.getByText('Shortest stay:')).toBeVisible();
  });
  const said = await read(page.locator('form.booking'));
  const turned = await hearing(page, async () => {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('grid', { name: 'September 2026' })).toBeVisible();
  });
  expectReading('booking', {
    'A day is chosen': chosen,
    'The calendar': said.filter((line) => !/^gridcell(, \d+)?$/.test(line)),
    'The next month is shown': turned,
  });
});
