import { reachAnswer } from '../../../harness/visits/calculator-steps.ts';
import { trialOf } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

for (const from of ['/', '/services', '/calculators']) {
  test(`${from} leads to the planner`, async ({ page }) => {
    await page.goto(from);
    await page.getByRole('main').locator('a[href="/planner"]').click();
    await expect(page).toHaveURL('/planner');
  });
}

test("a calculator's answer leads to the planner", async ({ page }) => {
  await reachAnswer(page, trialOf('solar', { postcode: 'HS8 5TH' }));
  await page.getByRole('link', { name: 'Plan the whole home' }).click();
  await expect(page).toHaveURL('/planner');
});
