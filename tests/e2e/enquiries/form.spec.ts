import { toastOf, toastWithText } from '../../../harness/flows/toasts.ts';
import { ENQUIRY_FIELDS, formatRequired } from '../../../src/enquiries/rules/fields.ts';
import { formatDate } from '../../../src/dates/days.ts';
import { londonDay } from '../../../src/dates/london.ts';
import { EXAMPLE_ENQUIRY, createPostedEnquiry } from '../../support/enquiry-example.ts';
import {
  enquiryField,
  captchaCode,
  copyCaptchaCode,
  ENQUIRY_BY_LABEL,
  fillInEnquiry,
  enquiryForm,
  waitForEnquiryForm,
  openEnquiryForm,
  sendButton,
  sendExample,
  sentHeading,
  sentPanel,
  watchEnquiryPosts,
  writeAnotherEnquiry,
} from '../../support/enquiry-form.ts';
import { CONTACT } from '../../support/company.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { expect, test } from '../../support/visitor.ts';

const REFERENCE = /Your reference is [A-Z]+-[0-9A-Z]{6}\./;
const CODE = 'Verification code';

/** The attributes by which browsers and password managers fill in fields. */
const AUTOFILLED =
  /name|mail|phone|tel|web|url|site|user|pass|card|code|street|address|city|county|country|post|company|org|title|birth/;

test('the form shows each error until it is corrected', async ({ page }) => {
  await openEnquiryForm(page);
  await test.step('required fields are marked before any input', async () => {
    await expect(enquiryForm(page).getByText(formatRequired(ENQUIRY_FIELDS, true))).toBeVisible();
    await fillInEnquiry(page, { Service: 'Something else' });
    for (const { label, required } of ENQUIRY_FIELDS) {
      await expect(enquiryField(page, label)).toHaveJSProperty('required', required !== 'never');
    }
    await fillInEnquiry(page, { Service: 'Choose a service' });
  });
  await test.step('browsers do not fill in the honeypot', async () => {
    const trap = enquiryField(page, 'Leave this box empty');
    await expect(trap).toHaveAttribute('name', /^\w+$/);
    expect(await trap.getAttribute('name')).not.toMatch(AUTOFILLED);
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(page.locator('[name=""], input[type="hidden"][autocomplete]')).toHaveCount(0);
  });
  await test.step('the code is spelt out for screen readers', async () => {
    await expect(captchaCode(page)).toHaveText(/[A-Za-z]/);
    const before = (await captchaCode(page).textContent()) ?? '';
    const spelt = Array.from(before, (letter) => {
      if (/\d/.test(letter)) return letter;
      return `${/[A-Z]/.test(letter) ? 'capital' : 'small'} ${letter}`;
    });
    await expect(enquiryForm(page).getByText(`Spelt out: ${spelt.join(', ')}`)).toBeAttached();
    await page.getByRole('button', { name: 'New code' }).click();
    await expect(captchaCode(page)).not.toHaveText(before);
    await expect(captchaCode(page)).toHaveText(/^[A-HJ-NP-Za-hj-km-np-z2-9]{6}$/);
  });
  await test.step('missing fields are listed in a focused summary', async () => {
    const posts = watchEnquiryPosts(page);
    await sendButton(page).click();
    await expect(toastOf(page, 'Error')).toContainText('Please fill in all required fields');
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
    await expect(page.locator(':focus').getByRole('alert')).toContainText('There is a problem');
    await sendButton(page).click();
    await expect(toastOf(page, 'Error')).toHaveCount(1);
    const required = ENQUIRY_FIELDS.filter(({ required }) => required === 'always');
    await expect(summary.getByRole('link')).toHaveText([
      ...required.map(({ missing }) => missing),
      'Incorrect verification code',
    ]);
    expect(posts).toEqual([]);
  });
  await test.step('a wrong code is reported until corrected', async () => {
    await fillInEnquiry(page);
    await expect(captchaCode(page)).toHaveText(/[A-Za-z]/);
    const shown = (await captchaCode(page).textContent()) ?? '';
    for (const wrong of [`x${shown}`, swapCase(shown), '']) {
      await enquiryField(page, CODE).fill(wrong);
      await expect(enquiryField(page, CODE)).not.toHaveAttribute('aria-invalid');
      await sendButton(page).click();
      await expect(
        toastWithText(page, 'Error', 'Captcha verification failed. Please try again.'),
      ).toBeVisible();
      await expect(enquiryForm(page).getByText('Incorrect verification code').last()).toBeVisible();
      await expect(enquiryField(page, CODE)).toHaveAttribute('aria-invalid', 'true');
      await copyCaptchaCode(page);
      await expect(enquiryField(page, CODE)).not.toHaveAttribute('aria-invalid');
    }
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
  });
});

test('a visitor can send an enquiry on any subject', async ({ page }) => {
  await openEnquiryForm(page);
  await test.step('a sent enquiry shows its reference and a printable copy', async () => {
    const posts = watchEnquiryPosts(page);
    const firstCode = (await captchaCode(page).textContent()) ?? '';
    await sendExample(page);
    await expect(sentHeading(page)).toBeFocused();
    await expect(enquiryForm(page)).toHaveCount(0);
    await expect(toastOf(page, 'Success!')).toContainText(
      "Your message has been sent. We'll get back to you soon.",
    );
    const panel = sentPanel(page);
    await expect(panel).toContainText(REFERENCE);
    await expect(panel).toContainText(pageTexts('contact').answer);
    await expect(panel).toContainText(/We(?: are here until|’ll be back on) \w+/);
    await expect(panel.getByText('in a hurry').getByRole('link')).toHaveText([
      CONTACT.phone,
      CONTACT.email,
    ]);
    await expect(panel.getByRole('definition')).toHaveText([
      formatDate(londonDay(Date.now())),
      EXAMPLE_ENQUIRY.name,
      EXAMPLE_ENQUIRY.email,
      EXAMPLE_ENQUIRY.phone,
      'Service Inquiry: Solar Solutions',
      EXAMPLE_ENQUIRY.message,
    ]);
    await expect(page.getByRole('heading', { name: pageTexts('contact').write })).toBeHidden();

    await page.evaluate(() => {
      window.print = () => {
        document.body.setAttribute('data-printed', '');
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(panel.getByText(EXAMPLE_ENQUIRY.message)).toBeVisible();
    await expect(panel.getByText('Your reference is')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: pageTexts('contact').hours })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await writeAnotherEnquiry(page);
    await expect(panel).toHaveCount(0);
    for (const label of [...Object.keys(ENQUIRY_BY_LABEL), CODE])
      await expect(enquiryField(page, label)).toHaveValue('');
    await expect(captchaCode(page)).not.toHaveText(firstCode);
    const [post] = posts.map(
      (each) => each.postDataJSON() as ReturnType<typeof createPostedEnquiry>,
    );
    expect(post).toEqual(createPostedEnquiry({ id: post?.id, shown: post?.shown }));
    expect(post?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(post?.shown).toMatch(/^\d{13}\.[0-9a-f]{64}$/);
    expect(posts).toHaveLength(1);
    await page.reload();
    await waitForEnquiryForm(page);
    await expect(enquiryField(page, 'Message')).toHaveValue('');
  });
  await test.step('a stay is sent with the house as its subject', async () => {
    const posts = watchEnquiryPosts(page);
    for (const stay of ['A stay at Uta', 'A stay at Benderloch House']) {
      await fillInEnquiry(page, { ...ENQUIRY_BY_LABEL, Service: stay });
      await expect(enquiryField(page, 'Subject')).toBeHidden();
    }
    await copyCaptchaCode(page);
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(posts[0]?.postDataJSON()).toMatchObject({
      selectedService: 'other',
      subject: 'A stay at Benderloch House',
    });
    await writeAnotherEnquiry(page);
    await expect(enquiryField(page, 'Message')).toHaveValue('');
  });
  await test.step('a subject is required only if no service fits', async () => {
    const posts = watchEnquiryPosts(page);
    await expect(enquiryField(page, 'Subject')).toBeHidden();
    await fillInEnquiry(page, {
      ...ENQUIRY_BY_LABEL,
      Service: 'Something else',
      Email: 'shop@pier',
    });
    await expect(enquiryField(page, 'Subject')).toBeVisible();
    await copyCaptchaCode(page);
    await sendButton(page).click();
    await expect(toastOf(page, 'Error')).toContainText('Please fill in all required fields');
    await expect(sentPanel(page)).toHaveCount(0);
    const links = page.getByRole('alert').getByRole('link');
    await expect(links).toHaveText(['Please enter a valid email address', 'Enter a subject']);
    await fillInEnquiry(page, { Subject: 'A mast at the pier' });
    await sendButton(page).click();
    await expect(
      toastOf(page, 'Error').filter({ hasText: 'Please enter a valid email address' }),
    ).toBeVisible();
    await fillInEnquiry(page, { Email: EXAMPLE_ENQUIRY.email });
    await sendButton(page).click();
    await expect(sentPanel(page)).toBeVisible();
    expect(posts[0]?.postDataJSON()).toMatchObject({
      subject: 'A mast at the pier',
      selectedService: 'other',
    });
  });
});

const swapCase = (text: string) =>
  Array.from(text, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  ).join('');
