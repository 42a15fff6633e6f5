import type { Page } from '@playwright/test';
import { hold } from '../../../harness/visits/station-finder.ts';
import {
  beginAnew,
  box,
  fillIn,
  form,
  formIsAlive,
  keepsAll,
  openForm,
} from '../../support/enquiry-form.ts';
import { FIRM } from '../../support/firm.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';

// Pages slide into each other here, as they do for most visitors.
test.use({ reducedMotion: 'no-preference' });

const SCRIPTS = '**/_astro/*.js';

async function keepsWhatCameBeforeItsScripts(page: Page) {
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  scripts.release();
  await formIsAlive(page);
  await keepsAll(page);
  await page.reload();
  await keepsAll(page);
}

async function livesOverReloadAndTrip(page: Page) {
  const panel = page.getByRole('region', { name: pageTexts('contact').write });
  await expect(panel.getByRole('link', { name: FIRM.phone })).toBeVisible();
  await expect(panel.getByRole('link', { name: FIRM.email })).toBeVisible();
  await fillIn(page);
  await page.reload();
  await keepsAll(page);
  await page.goto('/about');
  await openForm(page);
  await keepsAll(page);
}

async function isOneInTwoTabs(page: Page) {
  await fillIn(page, { Message: 'Begun.' });
  const other = await page.context().newPage();
  await openForm(other);
  await fillIn(other, { Message: 'Begun, and gone on with.' });
  await expect(box(page, 'Message')).toHaveValue('Begun, and gone on with.');
  await fillIn(page, { Name: 'A neighbour' });
  await expect(box(other, 'Message')).toHaveValue('Begun, and gone on with.');
  await expect(box(other, 'Name')).toHaveValue('A neighbour');
}

test('what was begun is kept', async ({ page }) => {
  await test.step('where it is typed before the scripts of the form have come', () =>
    keepsWhatCameBeforeItsScripts(page));
  await beginAnew(page);
  await test.step('over a reload and a trip to another page', () => livesOverReloadAndTrip(page));
  await test.step('in two tabs as one draft, and neither takes back what was written in the other', () =>
    isOneInTwoTabs(page));
});

async function bringsServiceAndName(page: Page) {
  await page.goto('/case-studies/claddach-kirkibost-centre');
  await page.getByRole('link', { name: pageTexts('case-studies').study.button }).click();
  await expect(box(page, 'Service')).toHaveValue('micro-turbines');
  await expect(box(page, 'Message')).toHaveValue(/^I have read about .*Claddach Kirkibost/);
  await box(page, 'Service').selectOption('heat-pumps');
  await page.reload();
  await formIsAlive(page);
  await expect(box(page, 'Service')).toHaveValue('heat-pumps');
}

async function bringsHouseAndDate(page: Page) {
  await fillIn(page, { Message: 'We are six, and a dog.' });
  await openForm(page, '?property=benderloch&arrival=2027-05-14');
  await expect(box(page, 'Service')).toHaveValue('other');
  await expect(box(page, 'Subject')).toHaveValue(
    'Benderloch House, arriving on Friday 14 May 2027',
  );
  const message =
    'We are six, and a dog.\n\nWe would like to stay at Benderloch House, arriving on Friday 14 May 2027, for 3 nights or more.\n';
  await expect(box(page, 'Message')).toHaveValue(message);
  await page.reload();
  await formIsAlive(page);
  await expect(box(page, 'Message')).toHaveValue(message);
  await openForm(page, '?property=uta&arrival=2027-06-04');
  await expect(box(page, 'Subject')).toHaveValue('Uta, arriving on Friday 4 June 2027');
  await expect(box(page, 'Message')).not.toHaveValue(/Benderloch/);
}

test('a link to the form brings along what it is about', async ({ page }) => {
  await test.step('a case study its service and its name, and a choice made afterwards stays', () =>
    bringsServiceAndName(page));
  await beginAnew(page);
  await test.step('a house and a date, behind what was already written, until another takes their place', () =>
    bringsHouseAndDate(page));
  await test.step('and what the address holds is text, whatever it holds', async () => {
    await openForm(page, '?project=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&service=nonsense');
    await expect(box(page, 'Message')).toHaveValue(/<img src=x onerror=alert\(1\)>/);
    await expect(form(page).locator('img')).toHaveCount(0);
  });
});
