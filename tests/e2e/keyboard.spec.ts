import { toastOf } from '../../harness/visits/toasts.ts';
import { ENQUIRY_FIELDS } from '../../src/enquiries/rules/fields.ts';
import { EXAMPLE } from '../support/enquiry-example.ts';
import { box, code, formIsAlive, send, sentHeading } from '../support/enquiry-form.ts';
import { tabTo } from '../support/focus.ts';
import { expect, test } from '../support/visitor.ts';

const ASKED = {
  ...EXAMPLE,
  selectedService: 'Something',
  subject: 'A mast at the pier',
  message: 'How high may it be?',
};

test('from home to a sent enquiry by keyboard alone, on a phone’s width, with the focus in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await tabTo(page.getByRole('button', { name: 'Menu' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('dialog').getByRole('link', { name: 'Contact' }));
  await page.keyboard.press('Enter');
  await formIsAlive(page);

  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Error')).toBeVisible();
  await expect(page.locator(':focus').getByRole('alert')).toContainText('There is a problem');
  await tabTo(page.getByRole('link', { name: 'Enter your name' }));
  await page.keyboard.press('Enter');

  for (const { name, label } of ENQUIRY_FIELDS) {
    await tabTo(box(page, label));
    await page.keyboard.type(ASKED[name]);
  }
  await expect(box(page, 'Service')).toHaveValue('other');
  await tabTo(box(page, 'Verification code'));
  await page.keyboard.type((await code(page).textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(sentHeading(page)).toBeFocused();
  await expect(toastOf(page, 'Success!')).toBeVisible();
  await tabTo(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }));
});

test('the planner keeps the focus clear of the line at the foot of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/planner');
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await tabTo(page.getByText('Prices and guide prices'));
});
