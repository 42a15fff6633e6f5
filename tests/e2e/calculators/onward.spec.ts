import type { Page } from '@playwright/test';
import {
  calculateButton,
  comesAlive,
  enter,
  openCalculator,
  reachAnswer,
  resultOf,
  showsMain,
} from '../../support/calculator-steps.ts';
import { EV, SOLAR, TRIALS, WIND, type Trial } from '../../support/calculator-trials.ts';
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
      }
    });

    test('prints one clean page with the answer and its working', async ({ page }) => {
      await openCalculator(page, trial, trial.query);
      await showsMain(page, trial.main[1]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await showsMain(page, trial.main[1]);
      await expect(page.getByText(trial.step, { exact: true })).toBeVisible();
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
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

test('asking for a quote does not throw away a message already begun', async ({ page }) => {
  await page.goto('/contact');
  await expect(
    page.locator('astro-island:not([ssr])').filter({ has: message(page) }),
  ).toBeVisible();
  await message(page).fill('The byre faces south.');
  await reachAnswer(page, WIND);
  await askForQuote(page, WIND);
  await expect(message(page)).toHaveValue(new RegExp(WIND.main[1]));
  await expect(message(page)).toHaveValue(/The byre faces south\./);
});

test('the quote and the printed page say for which place the figures are', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  await page.emulateMedia({ media: 'print' });
  await expect(resultOf(page)).toContainText('HS8 5TH');
  await page.emulateMedia({ media: 'screen' });
  await askForQuote(page, SOLAR);
  await expect(message(page)).toHaveValue(/HS8 5TH/);
});

test('the printed answer for a charge leaves the list of public chargers out', async ({ page }) => {
  await openCalculator(page, EV, EV.query);
  await showsMain(page, EV.main[1]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: /Public charging/ })).toBeHidden();
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
