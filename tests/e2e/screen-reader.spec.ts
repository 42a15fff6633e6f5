import type { Locator, Page } from '@playwright/test';
import {
  calculateButton,
  waitForHydration,
  enterFields,
  calculatorField,
  resultOf,
} from '../../harness/flows/calculator-steps.ts';
import { createExampleTrial } from '../../harness/flows/calculator-trials.ts';
import { stationCards, openFinder, searchFor } from '../../harness/flows/station-finder.ts';
import { shownToasts } from '../../harness/flows/toasts.ts';
import {
  findCalendarDay,
  BOOKING_TIME,
  openCalendar,
  WITH_TAKEN_DAYS,
} from '../support/booking-steps.ts';
import { captchaCode, enquiryForm, openEnquiryForm, sendButton } from '../support/enquiry-form.ts';
import { answerOf, openPlanner } from '../support/planner-page.ts';
import { expect, test } from '../support/stations.ts';
import { fileURLToPath } from 'node:url';
import type * as ScreenReader from '@guidepup/virtual-screen-reader';

const SCRIPT = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
const ADDRESS = '/screen-reader.js';

/** Lets a page load the screen reader, which its security policy would block. */
const installScreenReader = (page: Page): Promise<unknown> =>
  page.route(`**${ADDRESS}`, (route) =>
    route.fulfill({ path: SCRIPT, contentType: 'text/javascript' }),
  );

/** The screen reader's output for a part of the page. */
const read = (part: Locator): Promise<string[]> => part.evaluate(readAll, ADDRESS).then(tidy);

async function readAll(container: Element, url: string) {
  const { virtual } = (await import(url)) as typeof ScreenReader;
  // The reader does not support these: neither collapsing, nor that collapsed content is silent.
  const folds = [...container.querySelectorAll('details')];
  const announceDetails = (isOn: boolean) => {
    for (const { open, children } of folds) {
      for (const child of children) {
        if (child.localName !== 'summary') child.ariaHidden = isOn && !open ? 'true' : null;
        else [child.role, child.ariaExpanded] = isOn ? ['button', String(open)] : [null, null];
      }
    }
  };
  announceDetails(true);
  await virtual.start({ container });
  const start = await virtual.lastSpokenPhrase();
  // The element may contain others of its type, such as nested lists.
  for (let depth = 1; depth > 0;) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    depth += Number(phrase === start) - Number(phrase === `end of ${start}`);
  }
  const [phrases, items] = [await virtual.spokenPhraseLog(), await virtual.itemTextLog()];
  await virtual.stop();
  announceDetails(false);
  return phrases.map((phrase, i) => ({ phrase, isText: phrase === items[i] }));
}

/** Starts to record announcements, and focused elements. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(async (url) => {
    const { virtual } = (await import(url)) as typeof ScreenReader;
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  }, ADDRESS);

/** The recorded output; repeated announcements of one change count once. */
async function readAnnouncements(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(async (url) => {
    const { virtual } = (await import(url)) as typeof ScreenReader;
    const log = await virtual.spokenPhraseLog();
    await virtual.stop();
    return log;
  }, ADDRESS);
  return phrases
    .filter((phrase, i) => phrase !== phrases[i - 1])
    .map((phrase) => phrase.replace(SEAM, ' '));
}

/** Finds announcements that join two elements' texts without a space; units such as kWh are excluded. */
const SEAM = /(?<=[a-z])(?<!\bk)(?=[A-Z£\d])/g;

interface Phrase {
  phrase: string;
  isText: boolean;
}

/** Elements whose content is in their name or value. */
const CLOSED_ELEMENT = /^((?:button|link|image|combobox), .*)\n(?:.*\n)*?end of \1$/gm;
const SILENT = /^(end of )?(paragraph|strong|emphasis|rowgroup)$/;
/** Elements whose end is announced. */
const END = /^(end of (?:alert|form|grid|group|list|region|table|tabpanel|main)\b).*/;

/** Joins phrases as a screen reader speaks them. */
function tidy(phrases: readonly Phrase[]): string[] {
  const runs = phrases.reduce<string>((text, { phrase, isText }, i) => {
    const goesOn = isText && phrases[i - 1]?.isText;
    return `${text}${goesOn ? ' ' : '\n'}${phrase}`;
  }, '');
  return runs
    .replace(CLOSED_ELEMENT, '$1')
    .split('\n')
    .filter((line) => line && !SILENT.test(line) && (!line.startsWith('end') || END.test(line)))
    .map((line) => line.replace(END, '$1').replace(/ ([,.;:?!])/g, '$1'));
}

// The expected output is in readings/, for review by reading aloud. After an intended change:
// npm run test:e2e -- tests/e2e/screen-reader.spec.ts --update-snapshots

// The reader is not one of the site's scripts.
test.use({ bypassCSP: true });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(BOOKING_TIME);
  await installScreenReader(page);
});

/** Compares output, under headings, with the file; the company's figures become #. */
function expectReading(name: string, parts: Record<string, readonly string[]>): void {
  const text = Object.entries(parts)
    .map(([heading, lines]) => `${heading}\n\n${lines.map((line) => `  ${line}\n`).join('')}`)
    .join('\n');
  expect(text).toMatchSnapshot(`${name}.txt`);
}

/** Numbers, except those added by the reader. */
const FIGURE = /(?<!\w|level |position |set size )\d(?:[\d,.]*\d)?p?(?! control)/g;
const withoutFigures = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replace(FIGURE, '#').replace(/(paid back:) .*/i, '$1 {when}'));

/** The output during an action. */
async function recordAnnouncements(page: Page, act: () => Promise<void>): Promise<string[]> {
  await listen(page);
  await act();
  return readAnnouncements(page);
}

test('reads out a calculator and its answer', async ({ page }) => {
  const wind = createExampleTrial('wind');
  await page.goto(`${wind.path}#calculator`);
  await waitForHydration(page);
  const before = await read(page.locator('.calculator form'));
  await enterFields(page, wind.entries);
  const calculated = await recordAnnouncements(page, async () => {
    await calculateButton(page).click();
    await expect(resultOf(page)).toBeFocused();
    await expect(shownToasts(page)).toBeVisible();
  });
  const after = await read(resultOf(page));
  const main = await resultOf(page).locator('.result-main').nth(1).innerText();
  const changed = await recordAnnouncements(page, async () => {
    await calculatorField(page, 'Turbine size').selectOption({ index: 2 });
    await expect(resultOf(page).locator('.result-main').nth(1)).not.toHaveText(main);
  });
  expectReading('calculator', {
    'The form': withoutFigures(before),
    'Calculate is pressed': withoutFigures(calculated),
    'The answer': withoutFigures(after),
    'Another turbine is chosen': withoutFigures(changed),
  });
});

test('reads out missing fields in an enquiry', async ({ page }) => {
  await openEnquiryForm(page);
  const pressed = await recordAnnouncements(page, async () => {
    await sendButton(page).click();
    await expect(shownToasts(page)).toBeVisible();
  });
  const phrases = await read(enquiryForm(page));
  const shown = (await captchaCode(page).textContent()) ?? '';
  const spelt =
    (await enquiryForm(page)
      .getByText(/^Spelt out: /)
      .textContent()) ?? '';
  expectReading('enquiry-errors', {
    'Send Message is pressed': pressed,
    'The form': phrases.map((line) =>
      line.replace(shown, '{code}').replace(spelt, 'Spelt out: {code}'),
    ),
  });
});

test('reads out the planner', async ({ page }) => {
  await openPlanner(page);
  const changed = await recordAnnouncements(page, async () => {
    const before = await answerOf(page).locator('.result-main').innerText();
    await page.getByLabel('Solar panels', { exact: true }).press('ArrowRight');
    await expect(answerOf(page).locator('.result-main')).not.toHaveText(before);
  });
  expectReading('planner', { 'The panels are moved': withoutFigures(changed) });
});

test('reads out the charging stations found', async ({ page }) => {
  await openFinder(page);
  const searched = await recordAnnouncements(page, async () => {
    await searchFor(page, 'HS8 5SS');
    await expect(stationCards(page)).toHaveCount(3);
    await expect(shownToasts(page)).toBeVisible();
  });
  const stations = await read(page.locator('.station-cards'));
  const map = await read(page.getByRole('group', { name: 'Stations' }));
  const chosen = await recordAnnouncements(page, async () => {
    await stationCards(page).first().getByRole('button').click();
    await expect(page.getByText('Chosen:')).toBeVisible();
  });
  expectReading('stations', {
    // The toast and the list are announced in either order.
    'A postcode is searched for': [...searched.slice(0, -2), ...searched.slice(-2).toSorted()],
    'The stations': stations,
    'The map': map,
    'The first is chosen': chosen,
  });
});

test('reads out a property’s calendar', async ({ page }) => {
  await openCalendar(page, WITH_TAKEN_DAYS);
  const chosen = await recordAnnouncements(page, async () => {
    await findCalendarDay(page, 'Friday 14 August 2026').click();
    await expect(page.getByText('Arrive on')).toBeVisible();
  });
  const phrases = await read(page.locator('form.booking'));
  const turned = await recordAnnouncements(page, async () => {
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect(page.getByRole('grid', { name: 'September 2026' })).toBeVisible();
  });
  expectReading('booking', {
    'A day is chosen': chosen,
    'The calendar': phrases.filter((line) => !/^gridcell(, \d+)?$/.test(line)),
    'The next month is shown': turned,
  });
});
