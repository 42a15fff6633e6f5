import { hold } from '../../../harness/visits/station-finder.ts';
import { EXAMPLE } from '../../support/enquiry-example.ts';
import {
  box,
  ENQUIRY,
  fillIn,
  form,
  formIsAlive,
  keepsAll,
  openForm,
} from '../../support/enquiry-form.ts';
import { expect, test } from '../../support/visitor.ts';

// Pages slide into each other here, as they do for most visitors.
test.use({ reducedMotion: 'no-preference' });

const SCRIPTS = '**/_astro/*.js';

test('what was begun lives over a reload and a trip to another page', async ({ page }) => {
  await openForm(page);
  const panel = page.getByRole('region', { name: 'Ask for a quote or a date' });
  await expect(panel.getByRole('link', { name: '01632 960 418' })).toBeVisible();
  await expect(panel.getByRole('link', { name: /@machair-renewables\.example/ })).toBeVisible();
  await fillIn(page);
  await page.reload();
  await keepsAll(page);
  await page.goto('/about');
  await openForm(page);
  await keepsAll(page);
});

test('a case study brings its service and its name along, and a choice made afterwards stays', async ({
  page,
}) => {
  await page.goto('/case-studies/claddach-kirkibost-centre');
  await page.getByRole('link', { name: 'Contact Us About This Project' }).click();
  await expect(box(page, 'Service')).toHaveValue('micro-turbines');
  await expect(box(page, 'Message')).toHaveValue(/^I have read about .*Claddach Kirkibost/);
  await box(page, 'Service').selectOption('heat-pumps');
  await page.reload();
  await formIsAlive(page);
  await expect(box(page, 'Service')).toHaveValue('heat-pumps');
});

test('a house and a date come along, behind what was already written, until another takes their place', async ({
  page,
}) => {
  await openForm(page);
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
});

test('what the address holds is text, whatever it holds', async ({ page }) => {
  await openForm(page, '?project=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&service=nonsense');
  await expect(box(page, 'Message')).toHaveValue(/<img src=x onerror=alert\(1\)>/);
  await expect(form(page).locator('img')).toHaveCount(0);
});

test('two tabs hold one draft, and neither takes back what was written in the other', async ({
  page,
  context,
}) => {
  await openForm(page);
  await fillIn(page, { Message: 'Begun.' });
  const other = await context.newPage();
  await openForm(other);
  await fillIn(other, { Message: 'Begun, and gone on with.' });
  await expect(box(page, 'Message')).toHaveValue('Begun, and gone on with.');
  await fillIn(page, { Name: EXAMPLE.name });
  await expect(box(other, 'Message')).toHaveValue('Begun, and gone on with.');
  await expect(box(other, 'Name')).toHaveValue(EXAMPLE.name);
});

test.describe('before its scripts have come', () => {
  test('what is typed stays', async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page);
    scripts.release();
    await formIsAlive(page);
    await keepsAll(page);
    await page.reload();
    await keepsAll(page);
  });

  test.describe('nor ever come', () => {
    test.use({ expectedMessages: /ERR_FAILED|astro-island/ });
    test('what is typed stays for a visitor who leaves before the form comes alive', async ({
      page,
    }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto('/contact');
      await fillIn(page);
      await box(page, 'Name').fill('');
      await page.goto('/about');
      await page.goto('/contact');
      await expect(box(page, 'Message')).toHaveValue(EXAMPLE.message);
      await box(page, 'Message').fill('');
      await page.unroute(SCRIPTS);
      await openForm(page);
      for (const label of Object.keys(ENQUIRY)) {
        const isEmptied = label === 'Name' || label === 'Message';
        await expect(box(page, label)).toHaveValue(isEmptied ? '' : /./);
      }
    });
  });
});
