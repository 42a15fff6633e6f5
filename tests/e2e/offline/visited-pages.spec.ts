import {
  calculateButton,
  waitForHydration,
  enterFields,
  expectAnswer,
} from '../../../harness/flows/calculator-steps.ts';
import { CALCULATOR_TRIALS } from '../../../harness/flows/calculator-trials.ts';
import { stationCards, waitForFinder, searchFor } from '../../../harness/flows/station-finder.ts';
import {
  copyCaptchaCode,
  fillInEnquiry,
  waitForEnquiryForm,
  sendButton,
  sentPanel,
} from '../../support/enquiry-form.ts';
import { CONTACT } from '../../support/company.ts';
import { waitForCachedPages, waitForServiceWorker } from '../../support/offline.ts';
import { pageTexts } from '../../support/page-texts.ts';
import { openPlanner } from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

test.use({
  serviceWorkers: 'allow',
  // The browser's message for each failed request.
  expectedMessages: /ERR_INTERNET_DISCONNECTED|^Picture missing/,
});

const [trial] = CALCULATOR_TRIALS.filter(({ path }) => path === '/services/solar');
const READ = ['/services/solar', '/services/ev-chargers', '/planner', '/about', '/contact'];

test('every form on a visited page can be used offline', async ({ page, context }) => {
  if (!trial) throw new Error('No service has the estimate for solar');
  await page.goto(READ[0] ?? '');
  await waitForServiceWorker(page);
  // Without scrolling, so most of their parts have not loaded yet.
  for (const path of READ.slice(1)) await page.goto(`${path}?from=test`);
  await waitForCachedPages(page, READ);
  await context.setOffline(true);

  await page.goto('/services/solar#calculator');
  await waitForHydration(page);
  await enterFields(page, trial.entries);
  await calculateButton(page).click();
  await expectAnswer(page, trial);

  await page.goto('/services/ev-chargers#charging-stations');
  await waitForFinder(page);
  await searchFor(page, 'HS8 5SS');
  await expect(stationCards(page).first()).toBeVisible();

  await openPlanner(page);

  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: CONTACT.phone })).toBeVisible();
  await main.getByRole('link', { name: pageTexts('about').title }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: pageTexts('about').story.title }),
  ).toBeVisible();

  await page.goto('/contact');
  await waitForEnquiryForm(page);
  // After a navigation, Chromium 150 stays offline, but its navigator.onLine is true.
  await context.setOffline(false);
  await context.setOffline(true);
  await fillInEnquiry(page);
  await copyCaptchaCode(page);
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto('/terms');
  await expect(
    page.getByRole('main').getByText('Your enquiry has not been sent yet'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { level: 1, name: pageTexts('terms').heading }),
  ).toBeVisible();
  await page.goto('/contact');
  await waitForEnquiryForm(page);
  await copyCaptchaCode(page);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expect(sentPanel(page)).toBeVisible();
});
