import {
  box,
  code,
  copyCode,
  ENQUIRY,
  fillIn,
  form,
  openForm,
  send,
  sendAll,
  sentPanel,
  watchPosts,
} from '../../support/enquiry-form.ts';
import { toast } from '../../../harness/visits/calculator-steps.ts';
import { expect, test } from '../../support/visitor.ts';

const REFERENCE = /Your reference is MR-[0-9A-Z]{6}\./;

test('an enquiry is sent, with a reference, a toast and what happens next', async ({ page }) => {
  const posts = watchPosts(page);
  await openForm(page);
  const firstCode = (await code(page).textContent()) ?? '';
  await sendAll(page);
  await expect(sentPanel(page)).toContainText(REFERENCE);
  await expect(sentPanel(page)).toContainText('on the next working day');
  await expect(sentPanel(page)).toBeFocused();
  await expect(toast(page, 'Success!')).toContainText(
    "Your message has been sent. We'll get back to you soon.",
  );
  for (const label of ['Name', 'Email', 'Phone', 'Message', 'Verification code']) {
    await expect(box(page, label)).toHaveValue('');
  }
  await expect(code(page)).not.toHaveText(firstCode);
  const [post] = posts.map((each) => each.postDataJSON() as Record<string, unknown>);
  const { id, elapsed, ...payload } = post ?? {};
  expect(payload).toEqual({
    name: ENQUIRY.Name,
    email: ENQUIRY.Email,
    phone: ENQUIRY.Phone,
    subject: 'Service Inquiry: Solar Solutions',
    message: ENQUIRY.Message,
    selectedService: 'solar',
    formIdentifier: 'contact_page_form',
    website: '',
  });
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(elapsed).toBeGreaterThan(0);
  expect(posts).toHaveLength(1);
  await page.reload();
  await expect(box(page, 'Message')).toHaveValue('');
});

test('the whole form goes by keyboard alone', async ({ page }) => {
  await openForm(page);
  await box(page, 'Name').focus();
  await page.keyboard.type(ENQUIRY.Name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ENQUIRY.Email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ENQUIRY.Phone);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Something');
  await expect(box(page, 'Service')).toHaveValue('other');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A mast at the pier');
  await page.keyboard.press('Tab');
  await page.keyboard.type('May we put one up?');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'New code' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type((await code(page).textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(sentPanel(page)).toBeFocused();
});

test('what is missing is said by toast, in a summary that takes the focus, and beside each field', async ({
  page,
}) => {
  const posts = watchPosts(page);
  await openForm(page);
  await send(page).click();
  await expect(toast(page, 'Error')).toContainText('Please fill in all required fields');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await send(page).click();
  await expect(toast(page, 'Error')).toHaveCount(1);
  const missing = [
    ['Name', 'Enter your name'],
    ['Email', 'Enter your email address'],
    ['Phone', 'Enter your phone number'],
    ['Service', 'Choose a service'],
    ['Message', 'Enter a message'],
    ['Verification code', 'Incorrect verification code'],
  ] as const;
  await expect(summary.getByRole('link')).toHaveText(missing.map(([, message]) => message));
  for (const [label, message] of missing) {
    await expect(box(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page, label)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
  }
  await summary.getByRole('link', { name: 'Enter your phone number' }).click();
  await expect(box(page, 'Phone')).toBeFocused();
  await page.keyboard.type('1');
  await expect(box(page, 'Phone')).not.toHaveAttribute('aria-invalid');
  expect(posts).toEqual([]);
});

test('a subject is asked for only when no service fits', async ({ page }) => {
  await openForm(page);
  await expect(box(page, 'Subject')).toBeHidden();
  await fillIn(page, { ...ENQUIRY, Service: 'Something else' });
  await expect(box(page, 'Subject')).toBeVisible();
  await copyCode(page);
  await send(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter a subject']);
  const posts = watchPosts(page);
  await box(page, 'Subject').fill('A mast at the pier');
  await send(page).click();
  await expect(sentPanel(page)).toBeVisible();
  expect(posts[0]?.postDataJSON()).toMatchObject({
    subject: 'A mast at the pier',
    selectedService: 'other',
  });
});

test('a subject that is asked for no more is not in the way', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { Service: 'Something else', Subject: 'x'.repeat(201) });
  await fillIn(page);
  await copyCode(page);
  await send(page).click();
  await expect(sentPanel(page)).toBeVisible();
});

test('an address that is none is refused', async ({ page }) => {
  await openForm(page);
  await fillIn(page, { ...ENQUIRY, Email: 'shop@pier' });
  await copyCode(page);
  await send(page).click();
  await expect(toast(page, 'Error')).toContainText('Please enter a valid email address');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter a valid email address',
  ]);
});

test.describe('the code', () => {
  test.beforeEach(async ({ page }) => {
    await openForm(page);
    await fillIn(page);
  });

  for (const [what, change] of [
    ['another', (shown: string) => `x${shown}`],
    ['in the other case', (shown: string) => swapCase(shown)],
    ['none', () => ''],
  ] as const) {
    test(`${what} is refused in red, by toast and beside the field`, async ({ page }) => {
      await expect(code(page)).toHaveText(/[A-Za-z]/);
      await box(page, 'Verification code').fill(change((await code(page).textContent()) ?? ''));
      await send(page).click();
      await expect(toast(page, 'Error')).toContainText(
        'Captcha verification failed. Please try again.',
      );
      await expect(form(page).getByText('Incorrect verification code').last()).toBeVisible();
      await expect(box(page, 'Verification code')).toHaveAttribute('aria-invalid', 'true');
      await copyCode(page);
      await expect(box(page, 'Verification code')).not.toHaveAttribute('aria-invalid');
      await send(page).click();
      await expect(sentPanel(page)).toBeVisible();
    });
  }

  test('is spelt out for a voice, and gives way to a new one', async ({ page }) => {
    const before = (await code(page).textContent()) ?? '';
    const spelt = Array.from(before, (letter) => {
      if (/\d/.test(letter)) return letter;
      return `${/[A-Z]/.test(letter) ? 'capital' : 'small'} ${letter}`;
    });
    await expect(form(page).getByText(`Spelt out: ${spelt.join(', ')}`)).toBeAttached();
    await page.getByRole('button', { name: 'New code' }).click();
    await expect(code(page)).not.toHaveText(before);
    await expect(code(page)).toHaveText(/^[A-HJ-NP-Za-hj-km-np-z2-9]{6}$/);
  });
});

const swapCase = (text: string) =>
  Array.from(text, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  ).join('');
