import type { Page } from '@playwright/test';
import { enterFields, reachAnswer, expectAnswer } from '../../../harness/flows/calculator-steps.ts';
import { createTrial, type CalculatorTrial } from '../../../harness/flows/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const SOLAR = createTrial('solar', { postcode: 'HS8 5SS' });
const EXTERNAL_HTTP = createTrial('solar', { postcode: 'EH1 1YZ' });
const EV = createTrial('ev-charging', {});

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function askForQuote(page: Page, { service }: CalculatorTrial) {
  await page.clock.resume();
  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  await expect(page).toHaveURL(`/contact?service=${service.id}`);
}

test('an answer links to the contact page with its service and figures', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  await test.step('the service and figures survive a reload', async () => {
    await askForQuote(page, SOLAR);
    const { presentation } = SOLAR;
    const { inputRows, label, main, otherFigures = [], rows } = presentation;
    const figures = [
      [label, main],
      ...otherFigures.map(({ label, main, more }) => [label, `${main} ${more}`]),
    ];
    const lines = [...inputRows, ...figures, ...rows].map((line) => line.join(': '));
    const link = `See it again: ${new URL(SOLAR.url, page.url()).href}`;
    for (const visit of ['first', 'reloaded']) {
      if (visit === 'reloaded') await page.reload();
      const service = page.getByRole('combobox', { name: 'Service' });
      await expect(service).toHaveValue(SOLAR.service.id);
      await expect(service.getByRole('option', { selected: true })).toHaveText(SOLAR.service.title);
      await expect(message(page)).toHaveValue(/quote/);
      expect(await message(page).inputValue()).toContain([...lines, link].join('\n'));
    }
  });
  await test.step('a started message is kept beside the current figures', async () => {
    await message(page).fill('The byre stands by the shore.');
    await page.goBack();
    await expectAnswer(page, SOLAR);
    await expect(page.getByRole('link', { name: 'Ask for a quote' })).toBeInViewport();
    await enterFields(page, EXTERNAL_HTTP.entries);
    await expectAnswer(page, EXTERNAL_HTTP);
    await askForQuote(page, SOLAR);
    await expect(message(page)).toHaveValue(/^The byre stands by the shore\.\n\n[^]+: EH1 1YZ\n/);
    await expect(message(page)).not.toHaveValue(/HS8/);
  });
  await test.step('an answer can be printed or opened in a new tab', async () => {
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'asked to print';
      };
    });
    await page.goto(EV.url);
    await expectAnswer(page, EV);
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('asked to print');
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('link', { name: 'Ask for a quote with these figures' })
      .click({ button: 'middle' });
    await expect(message(await opened)).toHaveValue(/^The byre[^]+Cost per Charge: £10\.08/);
    await expect(message(await opened)).not.toHaveValue(/Annual Output/);
  });
});
