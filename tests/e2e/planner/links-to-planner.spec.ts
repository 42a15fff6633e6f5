import { reachAnswer } from '../../../harness/flows/calculator-steps.ts';
import { createTrial } from '../../../harness/flows/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

test('pages and answers link to the planner', async ({ page }) => {
  for (const from of ['/', '/services', '/calculators']) {
    await test.step(from, async () => {
      await page.goto(from);
      await page.getByRole('main').locator('a[href="/planner"]').last().click();
      await expect(page).toHaveURL('/planner');
    });
  }
  await test.step("a calculator's answer links to the planner", async () => {
    await reachAnswer(page, createTrial('solar', { postcode: 'HS8 5SS' }));
    await page.getByRole('link', { name: 'Plan the whole home' }).click();
    await expect(page).toHaveURL('/planner');
  });
});
