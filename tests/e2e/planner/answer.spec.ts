import type { Page } from '@playwright/test';
import {
  answerOf,
  EVERYTHING,
  lineOf,
  openPlanner,
  planCost,
  settles,
  stepsOf,
  unfold,
} from '../../support/planner-page.ts';
import { expect, test } from '../../support/visitor.ts';

const houseOf = (page: Page) => page.getByLabel('The house', { exact: true });

async function opensWorking(page: Page) {
  const working = answerOf(page).getByText(/^Panels: £/);
  await expect(working).toBeHidden();
  await answerOf(page).getByText('Cost of the plan').click();
  await expect(working).toBeVisible();
}

async function leadsOnward(page: Page) {
  await expect(answerOf(page).getByRole('link', { name: 'Ask for a quote' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan the whole home' })).toHaveCount(0);
}

async function takesOwnPrices(page: Page) {
  await page.getByText('Prices and guide prices').click();
  await page.getByLabel('Heat pump with cylinder').fill('£10,000');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost({ heatPumpPrice: 10_000 }));
  await page.getByLabel('Heat pump with cylinder').fill('dear');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/must be a number/);
  await page.getByLabel('Heat pump with cylinder').fill('');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost());
}

async function followsEveryChange(page: Page) {
  const before = await lineOf(page, 'Bill today').innerText();
  await houseOf(page).selectOption('large');
  await expect(lineOf(page, 'Bill today')).not.toHaveText(before);
  await page.getByLabel('Wind turbine').selectOption('none');
  await page.getByLabel('Solar panels').fill('0');
  await expect(lineOf(page, 'Made')).toHaveCount(0);
  await expect(page).toHaveURL(
    /\/planner#planner\?v=2&house=large&panels=0&turbine=none&battery=5&warmth=radiators&from=letter$/,
  );
  const bill = await lineOf(page, 'Bill with the plan').innerText();
  await page.reload();
  await settles(page);
  await unfold(page);
  await expect(houseOf(page)).toHaveValue('large');
  await expect(lineOf(page, 'Bill with the plan')).toHaveText(bill);
}

async function refusesPlaceElsewhere(page: Page) {
  await page.getByText('More about the house').click();
  await page.getByLabel('Postcode').fill('EH1 1YZ');
  await expect(answerOf(page)).toContainText('is not in the Western Isles');
  await expect(answerOf(page).getByText('Bill today')).toHaveCount(0);
  await expect(stepsOf(page)).toHaveCount(0);
  await page.getByLabel('Postcode').fill('HS8 5SS');
  await expect(stepsOf(page).getByRole('listitem')).toHaveCount(3);
  await expect(lineOf(page, 'Bill today')).toBeVisible();
}

test('the answer follows every change, and the address with it', async ({ page }) => {
  await openPlanner(page, `${EVERYTHING}&from=letter`);
  await test.step('a number opens its working', () => opensWorking(page));
  await test.step('no button of the planner leads to itself', () => leadsOnward(page));
  await test.step('prices and details can be changed, and an error stands beside its field', () =>
    takesOwnPrices(page));
  await test.step('a change is in the answer and in the address', () => followsEveryChange(page));
  await test.step('a place whose weather is another is refused in words', () =>
    refusesPlaceElsewhere(page));
});

async function namesWhatIsWrongTogether(page: Page) {
  await page.goto('/planner?rates=two&cheapFrom=7#planner');
  await expect(page.getByRole('alert')).toContainText('The cheap hours must end at another hour');
  await expect(answerOf(page).getByText('Bill today')).toHaveCount(0);
  await page.getByText('Prices and guide prices').click();
  await page.getByLabel('Cheap until').fill('6');
  await expect(lineOf(page, 'Bill today')).toBeVisible();
}

async function mendsSharedLink(page: Page) {
  await page.goto('/planner?battery=10&panels=many&turbine=kw3&warmth=radiators#planner');
  await expect(page.getByRole('alert')).toContainText(
    'Solar panels must be a number from 0 to 12 kW',
  );
  await expect(page.getByText('many kW')).toHaveCount(0);
  await expect(answerOf(page).getByText('Bill today')).toHaveCount(0);
  await page.getByRole('alert').getByRole('link').click();
  await page.getByLabel('Solar panels').press('ArrowRight');
  await expect(lineOf(page, 'Bill today')).toBeVisible();
  await page.getByLabel('Solar panels').fill('4');
  await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost({}, 10));
}

async function goesOntoPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^The house: Medium/)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your plan' })).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
}

async function goesIntoEnquiry(page: Page) {
  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toHaveValue(/Battery: 10 kWh/);
  await expect(page.getByLabel('Message')).toHaveValue(
    new RegExp(`Cost of the plan: ${planCost({}, 10)}`),
  );
}

test('a shared link opens with its plan, which goes onto paper and into an enquiry', async ({
  page,
}) => {
  await test.step('all of the plan is there', async () => {
    await openPlanner(
      page,
      'panels=4&turbine=kw6&battery=5&warmth=radiators&place=ridge&kw6Price=40000',
    );
    await expect(page.getByLabel('Wind turbine')).toHaveValue('kw6');
    await expect(lineOf(page, 'Cost of the plan')).toHaveText(planCost({ kw3Price: 40_000 }));
  });
  await test.step('what is wrong only together is named too', () => namesWhatIsWrongTogether(page));
  await test.step('what is wrong in a link is named, and can be mended', () =>
    mendsSharedLink(page));
  await test.step('paper has the plan and its answer on one page', () => goesOntoPaper(page));
  await test.step('the enquiry has the plan in words', () => goesIntoEnquiry(page));
});

test('what is wrong is named at its field, and the steps of before stay', async ({ page }) => {
  await page.goto('/planner');
  await settles(page);
  const bill = page.getByLabel('Pounds a year, £');
  await bill.fill('29');
  await expect(bill).toHaveAccessibleDescription(/must be a number from £300 to £30,000$/);
  await expect(stepsOf(page).getByRole('listitem').first()).toBeVisible();
  await bill.fill('');
  await page.getByText('More about the house').press('Enter');
  const postcode = page.getByLabel('Postcode');
  await postcode.fill('EH1 1AA');
  await expect(postcode).toHaveAccessibleDescription(/EH1 1AA is not in the Western Isles/);
});
