import {
  calculate,
  calculateButton,
  comesAlive,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
  showsMain,
  toast,
} from '../../../harness/visits/calculator-steps.ts';
import { EV, SOLAR, TRIALS, WIND } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

for (const trial of TRIALS) {
  test.describe(trial.name, () => {
    test('opens with the answer from a shared link, and does not take the focus', async ({
      page,
    }) => {
      await openCalculator(page, trial, trial.query);
      await showsAnswer(page, trial);
      await expect(page.locator(':focus')).toHaveCount(0);
      await enter(page, [trial.change.entry]);
      await showsMain(page, trial.change.main);
    });

    test('is walked back to the empty form and forward to the answer', async ({ page }) => {
      await reachAnswer(page, trial);
      await page.goBack();
      await expect(page).toHaveURL(`${trial.path}#calculator`);
      await expect(resultOf(page)).toHaveCount(0);
      await expect(page.getByText('Your estimate appears here')).toBeVisible();
      await page.goForward();
      await showsAnswer(page, trial);
    });
  });
}

test('the way back from another page leads to the answer', async ({ page }) => {
  await reachAnswer(page, WIND);
  await page.clock.resume();
  await page.goto('/contact');
  await page.goBack();
  await showsAnswer(page, WIND);
});

test('a change of an answer makes no further step of the way back', async ({ page }) => {
  await reachAnswer(page, EV);
  const steps = await page.evaluate(() => history.length);
  await enter(page, [EV.change.entry]);
  await expect(page).toHaveURL(EV.change.address);
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('a reload keeps the answer', async ({ page }) => {
  await reachAnswer(page, EV);
  await page.reload();
  await showsAnswer(page, EV);
});

test('Copy link copies an address that opens with the answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachAnswer(page, WIND);
  await enter(page, [WIND.change.entry]);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await context.newPage();
  await friend.goto(link);
  await showsMain(friend, WIND.change.main);
});

test('a shared link with a fault in it names the fault', async ({ page }) => {
  await openCalculator(page, WIND, 'postcode=HS8+5TH&turbineSize=3&turbineCost=free');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please select a turbine size',
    'Please enter a valid turbine cost',
    'Please enter a valid installation cost',
  ]);
  await expect(resultOf(page)).toHaveCount(0);
});

test('a shared link is read as text, and what it does not know is passed over', async ({
  page,
}) => {
  await openCalculator(page, SOLAR, 'postcode=%3Cb%3EHS8%3C/b%3E&__proto__=x&utm_source=y');
  await expect(field(page, 'Postcode')).toHaveValue('<b>HS8</b>');
  await enter(page, SOLAR.entries);
  await calculate(page, SOLAR);
  await expect(page).toHaveURL(`${SOLAR.path}?${SOLAR.query}#calculator`);
});

test('an address without its fragment has the answer ready at the calculator', async ({ page }) => {
  await page.goto(`${EV.path}?${EV.query}`);
  await calculateButton(page).scrollIntoViewIfNeeded();
  await comesAlive(page);
  await showsAnswer(page, EV);
});

test('following a link within the page does not empty the fields', async ({ page }) => {
  await openCalculator(page, SOLAR);
  await enter(page, SOLAR.entries);
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(field(page, 'Postcode')).toHaveValue('HS8 5TH');
  await expect(calculateButton(page)).toBeEnabled();
});

test('each answer that was asked for is a step of the way back', async ({ page }) => {
  await reachAnswer(page, SOLAR);
  await enter(page, [SOLAR.change.entry]);
  await calculate(page, SOLAR);
  await showsMain(page, SOLAR.change.main);
  await page.goBack();
  await showsAnswer(page, SOLAR);
  await page.goBack();
  await expect(page.getByText('Your estimate appears here')).toBeVisible();
  await page.goForward();
  await showsAnswer(page, SOLAR);
  await page.goForward();
  await showsMain(page, SOLAR.change.main);
});

test('a shared number of any length is never cut to another one', async ({ page }) => {
  await openCalculator(
    page,
    WIND,
    `postcode=HS8+5TH&turbineCost=${'9'.repeat(150)}&installationCost=0`,
  );
  await expect(field(page, 'Turbine cost, £')).toHaveValue('9'.repeat(150));
});
