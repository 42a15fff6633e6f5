import { holdScripts } from '../../../harness/visits/calculator-steps.ts';
import {
  answerOf,
  lineOf,
  openPlanner,
  WEATHER_FILE,
  weekHour,
} from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

test('the answer follows every change, and the address with it', async ({ page }) => {
  await openPlanner(page, '?from=letter');
  const before = await lineOf(page, 'Bill today').innerText();
  await page.getByLabel('The house', { exact: true }).selectOption('large');
  await expect(lineOf(page, 'Bill today')).not.toHaveText(before);
  await page.getByLabel('Wind turbine').selectOption('none');
  await page.getByLabel('Solar panels').fill('0');
  await expect(lineOf(page, 'Made')).toHaveText('0 kWh');
  await expect(page).toHaveURL(/\?house=large&panels=0&turbine=none&from=letter#planner$/);
  const bill = await lineOf(page, 'Bill with the plan').innerText();
  await page.reload();
  await expect(page.getByLabel('The house', { exact: true })).toHaveValue('large');
  await expect(lineOf(page, 'Bill with the plan')).toHaveText(bill);
});

test('a way to another part of the page loses nothing, and back is the plan of before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await openPlanner(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const battery = page.getByLabel('Battery', { exact: true });
  await battery.fill('9');
  // Before the address has it.
  await page.getByRole('link', { name: /^Saves each year/ }).click();
  await page.clock.resume();
  await expect(page).toHaveURL(/\?battery=9#planner-answer$/);
  await expect(battery).toHaveValue('9');
  await page.goBack();
  await expect(battery).toHaveValue('5');
});

test('what is chosen before the scripts have come is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/planner?battery=9#planner', { waitUntil: 'commit' });
  await page.getByLabel('The house', { exact: true }).selectOption('small');
  release();
  await expect(weekHour(page)).toBeVisible();
  await expect(page.getByLabel('The house', { exact: true })).toHaveValue('small');
  await expect(page.getByLabel('Battery', { exact: true })).toHaveValue('9');
  await expect(page).toHaveURL(/house=small&battery=9#planner$/);
});

test('a number opens its working', async ({ page }) => {
  await openPlanner(page);
  const working = answerOf(page).getByText(/^Panels: £/);
  await expect(working).toBeHidden();
  await answerOf(page).getByText('Cost of the plan').click();
  await expect(working).toBeVisible();
});

test('a shared link opens with its plan, and names what is wrong in it', async ({ page }) => {
  await openPlanner(page, '?turbine=kw6&place=ridge&kw6Price=40000');
  await expect(page.getByLabel('Wind turbine')).toHaveValue('kw6');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText('£63,450');
  await page.goto('/planner?panels=many#planner');
  await expect(page.getByRole('alert')).toContainText(
    'Solar panels must be a number from 0 to 12 kW',
  );
  await expect(page.getByText('many kW')).toHaveCount(0);
  await expect(answerOf(page).getByText('Bill today')).toHaveCount(0);
  await page.getByLabel('Solar panels').press('ArrowRight');
  await expect(lineOf(page, 'Bill today')).toBeVisible();
});

test('prices and details can be changed, and an error stands beside its field', async ({
  page,
}) => {
  await openPlanner(page);
  await page.getByText('Prices and guide prices').click();
  await page.getByLabel('Heat pump with cylinder').fill('£10,000');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText('£36,450');
  await page.getByLabel('Heat pump with cylinder').fill('dear');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/must be a number above 0/);
  await page.getByLabel('Heat pump with cylinder').fill('');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText('£39,450');
});

test('a place whose weather is another is refused in words', async ({ page }) => {
  await openPlanner(page);
  await page.getByText('More about the house').click();
  await page.getByLabel('Postcode').fill('EH1 1YZ');
  await expect(answerOf(page)).toContainText('is not in the Western Isles');
  await expect(answerOf(page).getByText('Bill today')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Work out what to do first' })).toHaveCount(0);
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await expect(page.getByRole('button', { name: 'Work out what to do first' })).toBeVisible();
  await expect(lineOf(page, 'Bill today')).toBeVisible();
});

test('the plan goes into the enquiry in words', async ({ page }) => {
  await openPlanner(page, '?battery=10');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText('£41,700');
  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toHaveValue(/Battery: 10 kWh/);
  await expect(page.getByLabel('Message')).toHaveValue(/Cost of the plan: £41,700/);
});

test('the words beside an answer are those of its plan, while the next answer is on its way', async ({
  page,
}) => {
  // A weather that never comes: the answer stays that of the worked house.
  await page.route(WEATHER_FILE, () => new Promise(() => undefined));
  await page.goto('/planner?battery=10#planner');
  await expect(page.getByLabel('Battery', { exact: true })).toHaveValue('10');
  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/Battery: 5 kWh/);
  await expect(page.getByLabel('Message')).toHaveValue(/Cost of the plan: £39,450/);
});

test('paper has the plan and its answer on one page', async ({ page }) => {
  await openPlanner(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^The house: Medium/)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test.describe('without its weather', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('the planner says so, keeps what was entered, and tries again', async ({ page }) => {
    await page.route(WEATHER_FILE, (route) => route.fulfill({ status: 404 }));
    await page.goto('/planner?battery=12#planner');
    const alert = page.getByRole('alert').filter({ hasText: 'The weather could not be loaded' });
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('Battery', { exact: true })).toHaveValue('12');
    await page.unroute(WEATHER_FILE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(weekHour(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('the planner says so of weather that was cut short', async ({ page }) => {
    await page.route(WEATHER_FILE, (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"credit":"","radiation":[1,2]}' }),
    );
    await page.goto('/planner#planner');
    await expect(page.getByRole('alert')).toContainText('The weather could not be loaded');
  });
});

test.describe('without its worker', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the planner says so, and tries again with another', async ({ page }) => {
    const WORKER_FILE = /\/_astro\/planner-worker-[\w-]+\.js$/;
    await page.route(WORKER_FILE, (route) => route.abort());
    await page.goto('/planner?battery=12#planner');
    const alert = page.getByRole('alert').filter({ hasText: 'The planner could not be started' });
    await expect(alert).toBeVisible();
    await page.unroute(WORKER_FILE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(weekHour(page)).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('no button of the planner leads to itself', async ({ page }) => {
  await openPlanner(page);
  await expect(answerOf(page).getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan the whole home' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked house is there with its figures and pictures', async ({ page }) => {
    await page.goto('/planner');
    await expect(page.getByText('This is a worked house')).toBeVisible();
    await expect(page.getByText('Bill with the plan')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Where a year’s electricity/ })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Work out what to do first' })).toBeHidden();
  });
});
