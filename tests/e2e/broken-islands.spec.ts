// Islands whose nodes are removed, for example by a browser extension. All have the boundary of src/ui/hydrate.ts.
import type { Page } from '@playwright/test';
import {
  calculateButton,
  waitForHydration,
  enterFields,
  calculatorField,
  openCalculator,
} from '../../harness/flows/calculator-steps.ts';
import { createTrial } from '../../harness/flows/calculator-trials.ts';
import {
  copyCaptchaCode,
  fillInEnquiry,
  waitForEnquiryForm,
  expectExampleKept,
  openEnquiryForm,
  sendButton,
} from '../support/enquiry-form.ts';
import { CONTACT } from '../support/company.ts';
import { expect, test } from '../support/visitor.ts';

// The browser reports React's error.
test.use({ expectedMessages: /removeChild|insertBefore|#\d+/ });

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page has stopped working' });

const closeAlert = (page: Page) =>
  page.locator('main .alert').evaluate((alert) => {
    alert.remove();
  });

async function offersContactLinks(page: Page) {
  await expect(notice(page)).toContainText('Your entries are kept');
  await expect(notice(page).getByRole('link', { name: CONTACT.phone })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await notice(page).getByRole('button', { name: 'Reload the page' }).click();
}

test('a crashed calculator keeps typed text during a reload', async ({ page }) => {
  const trial = createTrial('battery', {
    solarCapacity: '4',
    energyConsumption: '4,000',
    batterySize: '8.2',
    batteryCost: '4,500',
  });
  await openCalculator(page, trial);
  await page.clock.resume();
  await enterFields(page, trial.entries);
  await enterFields(page, [['Battery cost, £', 'dear']]);
  await calculateButton(page).click();
  await closeAlert(page);
  await enterFields(page, [['Battery cost, £', '4,500']]);
  await offersContactLinks(page);
  await waitForHydration(page);
  for (const [label, text] of trial.entries)
    await expect(calculatorField(page, label)).toHaveValue(text);
  await expect(page.getByText(/^Assumptions$/)).toBeVisible();
});

test('the crashed contact form keeps typed text during a reload', async ({ page }) => {
  await openEnquiryForm(page);
  await sendButton(page).click();
  await closeAlert(page);
  await fillInEnquiry(page);
  await copyCaptchaCode(page);
  await offersContactLinks(page);
  await waitForEnquiryForm(page);
  await expectExampleKept(page);
});
