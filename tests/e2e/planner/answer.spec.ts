import type { Page } from '@playwright/test';
import {
  answerOf,
  PLAN_QUERY,
  lineOf,
  openPlanner,
  planCost,
  waitForPlannerAnswer,
  stepsOf,
  expandPlanControls,
} from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

const houseOf = (page: Page) => page.getByLabel('Bedrooms');
const batteryOf = (page: Page) => page.getByLabel('Battery', { exact: true });

test('the answer follows every change', async ({ page }) => {
  await openPlanner(page, `${PLAN_QUERY}&from=letter`);
  await test.step('a figure opens its calculation', async () => {
    const working = answerOf(page).getByText(/^Panels: £/);
    await expect(working).toBeHidden();
    await answerOf(page).getByText('Cost of the plan').click();
    await expect(working).toBeVisible();
    await expect(answerOf(page).getByText(/^VAT on installation is 0%/)).toBeVisible();
  });
  await test.step('the answer links to a quote', async () => {
    await expect(answerOf(page).getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plan the whole home' })).toHaveCount(0);
  });
  await test.step('a quote replaces our prices', async () => {
    await page.getByText('Enter figures from a survey or quote').click();
    const quote = page.getByLabel('Quoted price for the whole plan');
    await quote.fill('dear');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(/must be a number/);
    await quote.fill('');
    await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost());
    await quote.fill('£9,001');
    await expect(lineOf(page, 'Cost of the plan')).not.toHaveText(planCost());
    await quote.fill('');
  });
  await test.step('a change is kept after a reload', async () => {
    const before = await lineOf(page, 'Bill today').innerText();
    await houseOf(page).selectOption('large');
    await expect(lineOf(page, 'Bill today')).not.toHaveText(before);
    await page.getByLabel('Solar panels', { exact: true }).fill('0');
    await expect(lineOf(page, 'Electricity made')).toHaveCount(0);
    await expect(page).toHaveURL(
      /\/planner#planner\?house=large&panels=0&battery=5&warmth=radiators&from=letter$/,
    );
    const bill = await lineOf(page, 'Bill with the plan').innerText();
    await page.reload();
    await waitForPlannerAnswer(page);
    await expandPlanControls(page);
    await expect(houseOf(page)).toHaveValue('large');
    await expect(lineOf(page, 'Bill with the plan')).toHaveText(bill);
  });
});

async function prints(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^You are: Owner/)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
}

test('a shared plan can be printed and sent in an enquiry', async ({ page }) => {
  await test.step('a shared link restores the whole plan', async () => {
    await openPlanner(page, `${PLAN_QUERY}&turbine=kw6&hubWind=7`);
    await expect(page.getByLabel('Wind turbine', { exact: true })).toHaveValue('kw6');
    await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost());
    await expect(lineOf(page, 'Payback')).toHaveText('depends on the turbine’s price, so ask us');
  });
  await test.step('an invalid value in a link can be corrected', async () => {
    await page.goto('/planner?battery=10&panels=many&warmth=radiators#planner');
    await expect(page.getByRole('alert')).toContainText(
      'Solar panels must be a number from 0 to 12 kW',
    );
    await expect(answerOf(page).getByText('Bill today')).toHaveCount(0);
    await page.getByRole('alert').getByRole('link').click();
    await page.getByLabel('Solar panels', { exact: true }).fill('4');
    await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost(10));
  });
  await test.step('a plan prints on one page', () => prints(page));
  await test.step('the enquiry describes the plan in words', async () => {
    await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByLabel('Message')).toHaveValue(/Battery: 10 kWh/);
    await expect(page.getByLabel('Message')).toHaveValue(
      new RegExp(`Cost of the plan: ${planCost(10)}`),
    );
  });
});

const fundingOf = (page: Page) => page.getByRole('region', { name: 'Help with the cost' });

test('grants depend on who lives in the home', async ({ page }) => {
  await page.goto('/planner');
  await waitForPlannerAnswer(page);
  await expect(fundingOf(page)).toHaveCount(0);
  await expect(stepsOf(page)).toContainText(/less a grant of £/);
  await page.getByLabel('Anyone at home over 60 or on benefits?').selectOption('Yes');
  await expect(fundingOf(page).getByRole('link', { name: 'Call 0808 157 0003' })).toHaveAttribute(
    'href',
    'tel:+448081570003',
  );
  await page.getByLabel('You are').selectOption('Business or holiday let');
  await expect(fundingOf(page)).toContainText('There is funding for businesses.');
  await expect(page.getByLabel('Anyone at home over 60 or on benefits?')).toHaveCount(0);
  await expect(stepsOf(page)).not.toContainText(/grant|loan/i);
  await page.getByLabel('You are').selectOption('Tenant');
  await expect(fundingOf(page)).toContainText('Ask your landlord.');
  await expect(stepsOf(page)).not.toContainText(/heat pump|insulation/i);
});

test('an implausible amount is reported at its field', async ({ page }) => {
  await page.goto('/planner');
  await waitForPlannerAnswer(page);
  const bill = page.getByLabel('Amount');
  await bill.fill('29');
  await expect(bill).toHaveAccessibleDescription(/Lights and appliances alone would cost £/);
  await expect(stepsOf(page).getByRole('listitem').first()).toBeVisible();
  await bill.fill('');
  await expect(batteryOf(page)).toHaveCount(0);
});
