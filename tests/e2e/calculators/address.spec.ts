import {
  calculate,
  calculateButton,
  comesAlive,
  enter,
  field,
  noAnswer,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
  toast,
} from '../../../harness/visits/calculator-steps.ts';
import { trialOf, type Entry } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const SOLAR = trialOf('solar', { postcode: 'HS8 5TH' });
const ELSEWHERE = trialOf('solar', { postcode: 'EH1 1YZ' });
const EV = trialOf('ev-charging', { batteryCapacity: '64 kWh', targetCharge: '90%' });
const COSTS = { postcode: 'hs85th', turbineCost: '£12,000', installationCost: '3 500' };
const WIND = trialOf('wind', { ...COSTS, turbineSize: '5' });
const LARGE = trialOf('wind', { ...COSTS, turbineSize: '15' });
const LARGER: Entry = ['Turbine size', '15 kW Commercial'];

test('each answer that was asked for is a step of the way back, and a change of it is none', async ({
  page,
}) => {
  await reachAnswer(page, SOLAR);
  const steps = await page.evaluate(() => history.length);
  await enter(page, [['Postcode', 'IV51 9EY']]);
  await expect(page).toHaveURL(/postcode=IV51\+9EY/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await enter(page, ELSEWHERE.entries);
  await calculate(page, SOLAR);
  await showsAnswer(page, ELSEWHERE);
  await page.goBack();
  await showsAnswer(page, SOLAR);
  await page.goBack();
  await expect(noAnswer(page)).toBeVisible();
  await page.goForward();
  await showsAnswer(page, SOLAR);
  await page.goForward();
  await showsAnswer(page, ELSEWHERE);
});

test('a reload keeps the answer, and so does the way back from another page', async ({ page }) => {
  await reachAnswer(page, WIND);
  await page.clock.resume();
  await page.reload();
  await showsAnswer(page, WIND);
  await page.goto('/contact');
  await page.goBack();
  await showsAnswer(page, WIND);
});

test('Copy link copies an address that opens with the answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachAnswer(page, WIND);
  await enter(page, [LARGER]);
  await page.clock.resume();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const friend = await context.newPage();
  await friend.goto(link);
  await showsAnswer(friend, LARGE);
});

test('a shared link with something wrong in it names that', async ({ page }) => {
  await openCalculator(page, WIND, 'postcode=HS8+5TH&turbineSize=3&turbineCost=free');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please select a turbine size',
    'Please enter a valid turbine cost',
    'Please enter a valid installation cost',
  ]);
  await expect(resultOf(page)).toHaveCount(0);
});

test('a shared link is read as text of any length, and what it does not know is passed over', async ({
  page,
}) => {
  const long = `<b>${'9'.repeat(150)}</b>`;
  await openCalculator(
    page,
    SOLAR,
    `postcode=${encodeURIComponent(long)}&__proto__=x&utm_source=y`,
  );
  await expect(field(page, 'Postcode')).toHaveValue(long);
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
