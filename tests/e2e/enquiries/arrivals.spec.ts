import { holdScripts } from '../../../harness/visits/calculator-steps.ts';
import {
  box,
  ENQUIRY,
  fillIn,
  form,
  formIsAlive,
  keepsAll,
  openForm,
  send,
} from '../../support/enquiry-form.ts';
import { expect, test } from '../../support/visitor.ts';

test('what was begun lives over a reload and a trip to another page', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await keepsAll(page);
  await page.goto('/about');
  await openForm(page);
  await keepsAll(page);
});

test('a case study brings its service and its name along', async ({ page }) => {
  await page.goto('/case-studies/claddach-kirkibost-centre');
  await page.getByRole('link', { name: 'Contact Us About This Project' }).click();
  await expect(box(page, 'Service')).toHaveValue('micro-turbines');
  await expect(box(page, 'Message')).toHaveValue(/^I have read about .*Claddach Kirkibost/);
});

test('a house and a date come along, behind what was already written', async ({ page }) => {
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
});

test('another house and date take the place of the first', async ({ page }) => {
  await openForm(page, '?property=benderloch&arrival=2027-05-14');
  await expect(box(page, 'Message')).toHaveValue(/14 May/);
  await openForm(page, '?property=uta&arrival=2027-06-04');
  await expect(box(page, 'Subject')).toHaveValue('Uta, arriving on Friday 4 June 2027');
  await expect(box(page, 'Message')).not.toHaveValue(/Benderloch/);
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
  await fillIn(page, { Name: ENQUIRY.Name });
  await expect(box(other, 'Message')).toHaveValue('Begun, and gone on with.');
  await expect(box(other, 'Name')).toHaveValue(ENQUIRY.Name);
});

test('a choice made after arriving is not taken back by a reload', async ({ page }) => {
  await openForm(page, '?service=solar');
  await expect(box(page, 'Service')).toHaveValue('solar');
  await box(page, 'Service').selectOption('heat-pumps');
  await page.reload();
  await formIsAlive(page);
  await expect(box(page, 'Service')).toHaveValue('heat-pumps');
});

test('what the address holds is text, whatever it holds', async ({ page }) => {
  await openForm(page, '?project=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&service=nonsense');
  await expect(box(page, 'Message')).toHaveValue(/<img src=x onerror=alert\(1\)>/);
  await expect(form(page).locator('img')).toHaveCount(0);
});

test('phone and email stand beside the form', async ({ page }) => {
  await openForm(page);
  const panel = page.getByRole('region', { name: 'Ask for a quote or a date' });
  await expect(panel.getByRole('link', { name: '01632 960 418' })).toBeVisible();
  await expect(panel.getByRole('link', { name: /@machair-renewables\.example/ })).toBeVisible();
});

test.describe('before its scripts have come', () => {
  test('what is typed stays', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page);
    release();
    await formIsAlive(page);
    await keepsAll(page);
    await page.reload();
    await keepsAll(page);
  });

  test.describe('nor ever come', () => {
    test.use({ expectedMessages: /ERR_FAILED/ });
    test('what is typed stays for a visitor who leaves before the form comes alive', async ({
      page,
    }) => {
      await page.route('**/EnquiryForm.*.js', (route) => route.abort());
      await page.goto('/contact');
      await fillIn(page);
      await box(page, 'Name').fill('Somebody else');
      await box(page, 'Name').fill('');
      await page.goto('/about');
      await page.goto('/contact');
      await expect(box(page, 'Message')).toHaveValue(ENQUIRY.Message);
      await box(page, 'Message').fill('');
      await page.unroute('**/EnquiryForm.*.js');
      await openForm(page);
      await expect(box(page, 'Message')).toHaveValue('');
      await expect(box(page, 'Name')).toHaveValue('');
      await expect(box(page, 'Email')).toHaveValue(ENQUIRY.Email);
      await expect(box(page, 'Service')).toHaveValue('solar');
    });
  });

  test('the form posts natively', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
    release();
    await openForm(page);
    await expect(box(page, 'Message')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 400/ });

  test('the form posts, and gets a page of thanks with a reference', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('#captcha-code')).toBeHidden();
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
    await expect(page.getByRole('main')).toContainText(/reference is MR-[0-9A-Z]{6}/);
  });

  test('what is to mend is listed, with all values kept, and then goes through', async ({
    page,
  }) => {
    await page.goto('/contact');
    await fillIn(page, { ...ENQUIRY, Email: 'shop@pier', Service: 'Something else' });
    await send(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Please enter a valid email address',
      'Enter a subject',
    ]);
    await expect(page.getByLabel('Message')).toHaveValue(ENQUIRY.Message);
    await expect(page.getByLabel('Name')).toHaveValue(ENQUIRY.Name);
    await page.getByLabel('Email').fill(ENQUIRY.Email);
    await page.getByLabel(/^Subject/).fill('A byre');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Thank you/);
  });
});
