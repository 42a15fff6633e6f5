// Islands on pages translated by the browser.
import type { Page } from '@playwright/test';
import {
  calculateAndWait,
  waitForHydration,
  enterFields,
  calculatorField,
  openCalculator,
  expectAnswer,
} from '../../harness/flows/calculator-steps.ts';
import { createTrial } from '../../harness/flows/calculator-trials.ts';
import { stationCards, openFinder, searchFor } from '../../harness/flows/station-finder.ts';
import { toastOf } from '../../harness/flows/toasts.ts';
import { findCalendarDay, BOOKING_TIME, openCalendar, toastsOf } from '../support/booking-steps.ts';
import {
  copyCaptchaCode,
  fillInEnquiry,
  openEnquiryForm,
  sendButton,
  sentHeading,
  writeAnotherEnquiry,
} from '../support/enquiry-form.ts';
import { answerOf, openPlanner, waitForPlannerAnswer, stepsOf } from '../support/planner-page.ts';
import { expect, test as stationTest } from '../support/stations.ts';
import { test } from '../support/visitor.ts';
import { delayScripts } from '../../harness/flows/delay-requests.ts';

/**
 * Changes a page as a browser's translation does: each text moves into `<font><font>…</font></font>`,
 * except where an author forbids it. The text itself does not change, so that tests can still find it.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tag: string = 'font';
    const skipped = ['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'FONT'];
    const move = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || !text.data.trim() || skipped.includes(parent.nodeName)) return;
      if (parent.closest('.notranslate, [translate=no]')) return;
      const outer = document.createElement(tag);
      parent.replaceChild(outer, text);
      outer.appendChild(document.createElement(tag)).append(text.data);
    };
    const moveAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(move);
    };
    moveAll(document.body);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.isConnected && node.nodeName !== 'FONT') moveAll(node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('main font > font').first().waitFor();
}

const WIND = { postcode: 'HS8 5SS', turbineCost: '20,000', installationCost: '2,000' };
const BATTERY = {
  solarCapacity: '4',
  energyConsumption: '4,000',
  batterySize: '8.2',
  batteryCost: '4,500',
};

// The other calculators use the same components.
test('a calculator updates its answer on a translated page', async ({ page }) => {
  const [first, changed] = [
    createTrial('wind', WIND),
    createTrial('wind', { ...WIND, turbineCost: '30,000' }),
  ];
  await openCalculator(page, first);
  await translate(page);
  await enterFields(page, first.entries);
  await calculateAndWait(page, first);
  await expectAnswer(page, first);
  await enterFields(page, changed.entries);
  await expectAnswer(page, changed);
  await calculateAndWait(page, changed);
  await expectAnswer(page, changed);
  await expect(toastOf(page, 'Calculation Complete')).toBeVisible();
});

test('text typed on a translated page before its scripts load is kept', async ({ page }) => {
  const trial = createTrial('battery', BATTERY);
  const release = await delayScripts(page);
  await page.goto(trial.path, { waitUntil: 'commit' });
  await expect(calculatorField(page, 'Battery size, kWh')).toBeVisible();
  await translate(page);
  await enterFields(page, trial.entries);
  release();
  await waitForHydration(page);
  for (const [label, text] of trial.entries)
    await expect(calculatorField(page, label)).toHaveValue(text);
  await page.getByRole('button', { name: 'Calculate', exact: true }).click();
  await expectAnswer(page, trial);
});

test('the contact form shows its messages on a translated page', async ({ page }) => {
  await openEnquiryForm(page);
  await translate(page);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText('There is a problem');
  await fillInEnquiry(page);
  await copyCaptchaCode(page);
  await sendButton(page).click();
  await expect(sentHeading(page)).toBeFocused();
  await expect(toastOf(page, 'Success!')).toBeVisible();
  await writeAnotherEnquiry(page);
});

stationTest('the station finder lists nearby stations on a translated page', async ({ page }) => {
  await openFinder(page);
  await translate(page);
  const status = page.getByRole('status').filter({ hasText: 'listed' });
  await searchFor(page, 'HS8 5SS');
  await expect(status).toHaveText('3 charging stations listed.');
  await page.getByLabel('Power', { exact: true }).selectOption('50 kW or more');
  await expect(status).toHaveText('2 charging stations listed.');
  await stationCards(page).first().getByRole('button').click();
  await expect(page.getByText(/^Chosen: /)).toBeVisible();
  await page.getByLabel('Power', { exact: true }).selectOption('Any power');
  await searchFor(page, 'ZZ99');
  await expect(page.getByRole('alert')).toBeVisible();
  await searchFor(page, 'HS1 2DY');
  await expect(stationCards(page).first()).toContainText('Cromwell Street');
});

/** Waits for the answer and the steps of the plan on screen. */
async function readPlanner(page: Page): Promise<string[]> {
  await waitForPlannerAnswer(page);
  return [await answerOf(page).innerText(), await stepsOf(page).innerText()];
}

test('the planner follows every change on a translated page', async ({ page }) => {
  const use = page.getByLabel('Electricity a year, excluding heating and car');
  await openPlanner(page);
  const before = await readPlanner(page);
  await page.getByText('More about the home').click();
  await use.fill('9,000');
  await expect.poll(() => readPlanner(page)).not.toEqual(before);
  const plain = await readPlanner(page);
  await use.fill('');
  await expect.poll(() => readPlanner(page)).toEqual(before);
  await translate(page);
  await use.fill('9,000');
  await expect.poll(() => readPlanner(page)).toEqual(plain);
  await stepsOf(page).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'What comes next?' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Battery 5 kWh' }).click();
  await expect(page.getByRole('button', { name: 'Remove Battery 5 kWh' })).toHaveCount(0);
  await use.fill('many');
  await expect(page.getByRole('alert').getByRole('link')).toContainText('must be a number');
  await use.fill('');
  await waitForPlannerAnswer(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the booking calendar shows the chosen dates on a translated page', async ({ page }) => {
  await openCalendar(page, '/hospitality/uta', BOOKING_TIME);
  await translate(page);
  const enquiry = page.locator('.booking').getByRole('link');
  await page.getByRole('button', { name: 'Check Availability' }).click();
  await expect(page.locator('.booking').getByText('Choose an arrival date')).toBeVisible();
  await findCalendarDay(page, 'Friday 14 August 2026').click();
  await expect(enquiry).toHaveText('Ask about 14 to 17 August 2026');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByRole('grid')).toHaveAccessibleName('September 2026');
  await expect(page.locator('.booking').getByText('September 2026').last()).toBeVisible();
  await findCalendarDay(page, 'Tuesday 1 September 2026').click();
  await expect(enquiry).toHaveText('Ask about 1 to 4 September 2026');
  await expect(page.locator('.booking-stay')).toContainText('Tuesday 1 September 2026');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(
    toastsOf(page).filter({ hasText: 'Send the enquiry, and our team will contact you.' }),
  ).toBeVisible();
});
