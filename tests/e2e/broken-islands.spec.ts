// Islands whose nodes are removed, for example by a browser extension.
import type { Page } from '@playwright/test';
import {
  calculateButton,
  waitForHydration,
  enterFields,
  calculatorField,
  openCalculator,
} from '../../harness/flows/calculator-steps.ts';
import { createTrial } from '../../harness/flows/calculator-trials.ts';
import { waitForFinder, openFinder, searchFor } from '../../harness/flows/station-finder.ts';
import {
  copyCaptchaCode,
  fillInEnquiry,
  waitForEnquiryForm,
  expectExampleKept,
  openEnquiryForm,
  sendButton,
} from '../support/enquiry-form.ts';
import { CONTACT } from '../support/company.ts';
import { openPlanner, waitForPlannerAnswer } from '../support/planner-page.ts';
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

test('the crashed planner keeps typed text during a reload', async ({ page }) => {
  const use = page.getByLabel('Electricity a year, excluding heating and car');
  await openPlanner(page);
  await page.getByText('More about the home').click();
  await use.fill('many');
  await closeAlert(page);
  await use.fill('9,000');
  await offersContactLinks(page);
  await waitForPlannerAnswer(page);
  await page.getByText('More about the home').click();
  await expect(use).toHaveValue('9,000');
  await expect(page).toHaveURL(/[?&]panels=4&/);
});

test('the crashed station finder keeps typed text during a reload', async ({ page }) => {
  await openFinder(page);
  await searchFor(page, 'ZZ99');
  await closeAlert(page);
  await searchFor(page, 'HS8 5SS');
  await offersContactLinks(page);
  await waitForFinder(page);
  await expect(page.locator('#near')).toHaveValue('HS8 5SS');
});
