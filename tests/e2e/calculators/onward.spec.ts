import type { Page } from '@playwright/test';
import {
  calculateButton,
  comesAlive,
  enter,
  reachAnswer,
  showsMain,
} from '../../../harness/visits/calculator-steps.ts';
import { EV, SOLAR, TRIALS, type Trial } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

async function askForQuote(page: Page, { service }: Trial) {
  await page.clock.resume();
  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  await expect(page).toHaveURL(`/contact?service=${service[0]}`);
}

for (const trial of TRIALS) {
  test.describe(trial.name, () => {
    test('leads to the contact page with its service and figures, which outlive a reload', async ({
      page,
    }) => {
      await reachAnswer(page, trial);
      await askForQuote(page, trial);
      for (const visit of ['first', 'reloaded']) {
        if (visit === 'reloaded') await page.reload();
        const service = page.getByRole('combobox', { name: 'Service' });
        await expect(service).toHaveValue(trial.service[0]);
        await expect(service.getByRole('option', { selected: true })).toHaveText(trial.service[1]);
        await expect(message(page)).toHaveValue(/quote/);
        const text = await message(page).inputValue();
        expect(text).toContain(`${trial.main[0]}: ${trial.main[1]}`);
        for (const [name, value] of trial.rows) expect(text).toContain(`${name}: ${value}`);
        for (const line of trial.given) expect(text).toContain(line);
      }
    });

    test('is listed on /calculators with what it answers, and reached from there', async ({
      page,
    }) => {
      await page.goto('/calculators');
      const link = page.getByRole('link', { name: trial.name, exact: true });
      await expect(page.getByRole('article').filter({ has: link })).toContainText('?');
      await link.click();
      await expect(page).toHaveURL(`${trial.path}#calculator`);
      await expect(page.getByRole('heading', { name: trial.title })).toBeInViewport();
      await comesAlive(page);
      await expect(calculateButton(page)).toBeVisible();
    });
  });
}

test('/calculators lists the five and no more', async ({ page }) => {
  await page.goto('/calculators');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(TRIALS.map(({ name }) => name));
});

test('a quote is asked for with the figures as they are now', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  await enter(page, [SOLAR.change.entry]);
  await showsMain(page, SOLAR.change.main);
  await askForQuote(page, SOLAR);
  await expect(message(page)).toHaveValue(new RegExp(SOLAR.change.main));
});

test('a message that was begun stays, and new figures take the place of earlier ones', async ({
  page,
}) => {
  await page.goto('/contact');
  await message(page).fill('The byre stands by the shore.');
  await reachAnswer(page, SOLAR);
  await askForQuote(page, SOLAR);
  await expect(message(page)).toHaveValue(/^The byre stands by the shore\.\n\n/);
  await expect(message(page)).toHaveValue(/Postcode: HS8 5TH\n/);
  await page.goto(`${SOLAR.path}?postcode=EH1+1YZ#calculator`);
  await askForQuote(page, SOLAR);
  await expect(message(page)).toHaveValue(/^The byre[^]+Postcode: EH1 1YZ\n/);
  await expect(message(page)).not.toHaveValue(/HS8/);
});

test('a quote asked for in a new tab has the figures too', async ({ page, context }) => {
  await reachAnswer(page, SOLAR);
  await page.clock.resume();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Ask for a quote with these figures' })
    .click({ button: 'middle' });
  await expect(message(await opened)).toHaveValue(/Annual Output/);
});

test('a later quote takes the place of an earlier one', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  await askForQuote(page, SOLAR);
  await expect(message(page)).toHaveValue(/Annual Output/);
  await page.goto(`${EV.path}?${EV.query}#calculator`);
  await showsMain(page, EV.main[1]);
  await askForQuote(page, EV);
  await expect(message(page)).toHaveValue(/Cost per Charge: £12.54/);
  await expect(message(page)).not.toHaveValue(/Annual Output/);
});

test('Print opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'asked to print';
    };
  });
  await reachAnswer(page, EV);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('asked to print');
});
