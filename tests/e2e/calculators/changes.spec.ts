import {
  assumptions,
  calculateButton,
  enter,
  field,
  openCalculator,
  reachAnswer,
  resultOf,
  showsAnswer,
} from '../../../harness/visits/calculator-steps.ts';
import { trialOf, type Entry, type Trial } from '../../../harness/visits/calculator-trials.ts';
import { expect, test } from '../../support/visitor.ts';

const SOLAR = trialOf('solar', { postcode: 'HS8 5TH' });
const ELSEWHERE = trialOf('solar', { postcode: 'EH1 1YZ' });
const SUNNIER = trialOf('solar', { postcode: 'HS8 5TH' }, { solarYieldIslands: '1,000' });
const EV = trialOf('ev-charging', { targetCharge: '90%' });
const NIGHT = trialOf('ev-charging', { targetCharge: '90%', electricityRate: '15p' });
const LOSSY = trialOf('ev-charging', { targetCharge: '90%' }, { chargingLosses: '0.09' });
const COSTS = { postcode: 'HS8 5SS', turbineCost: '9000', installationCost: '4000' };
const WIND = trialOf('wind', COSTS);
const LARGE = trialOf('wind', { ...COSTS, turbineSize: '15' });
const OWN = { windSelfUse: '50%', exportPrice: '12p' };
const LARGE_OWN = trialOf('wind', { ...COSTS, turbineSize: '15' }, OWN);
const OLD_HOME = trialOf('heat-pump', {
  currentSystem: 'electric',
  annualUsage: '15000',
  installationCost: '11000',
});
const shareOf = ({ figures }: Trial) => figures['windSelfUse']?.value ?? NaN;
const PRICE = 'Price of grid electricity, £/kWh';
const SUN: Entry = ['Sunshine yield in the islands, kWh per kW a year', '1,000'];

test('a change is answered at once after the first answer, and keeps the focus', async ({
  page,
}) => {
  await reachAnswer(page, EV);
  const rate = field(page, 'Electricity rate, £ per kWh');
  await rate.focus();
  await enter(page, [['Electricity rate, £ per kWh', '15p']]);
  await showsAnswer(page, NIGHT);
  await expect(calculateButton(page)).toBeEnabled();
  await expect(rate).toBeFocused();
  await expect(page).toHaveURL(`${NIGHT.path}?${NIGHT.query}#calculator`);
});

test('an answer is for what the fields say, also when they change before it comes', async ({
  page,
}) => {
  await openCalculator(page, SOLAR);
  await enter(page, SOLAR.entries);
  await calculateButton(page).click();
  await enter(page, ELSEWHERE.entries);
  await page.clock.runFor(SOLAR.delay);
  await showsAnswer(page, ELSEWHERE);
  await expect(page).toHaveURL(`${ELSEWHERE.path}?${ELSEWHERE.query}#calculator`);
});

test('while a changed field is not right, its problem stands in the place of the answer', async ({
  page,
}) => {
  await reachAnswer(page, EV);
  const control = field(page, 'Target charge, %');
  await control.focus();
  await enter(page, [['Target charge, %', '10']]);
  const problem = 'Target charge must be greater than current charge and max 100%';
  await expect(page.getByRole('status').filter({ hasText: problem })).toBeVisible();
  await expect(resultOf(page)).toHaveCount(0);
  await enter(page, [['Target charge, %', '90%']]);
  await showsAnswer(page, EV);
  await expect(control).toBeFocused();
});

test('assumptions are closed at first, then show each with ours, change the answer, and go back', async ({
  page,
}) => {
  await reachAnswer(page, SOLAR);
  await expect(assumptions(page)).toHaveText('Assumptions');
  await expect(field(page, SUN[0])).toBeHidden();
  await assumptions(page).click();
  for (const { label, unit, value } of Object.values(SOLAR.figures)) {
    const control = field(page, `${label}, ${unit}`);
    await expect(control).toBeVisible();
    await expect(control).toHaveAccessibleDescription(`Ours is ${value}`);
  }
  await enter(page, [SUN]);
  await showsAnswer(page, SUNNIER);
  await expect(assumptions(page)).toContainText('changed by you');
  await expect(page).toHaveURL(`${SOLAR.path}?${SUNNIER.query}#calculator`);
  await page.reload();
  await showsAnswer(page, SUNNIER);
  await page.getByText('How These Results Were Calculated', { exact: true }).click();
  await expect(resultOf(page).getByRole('listitem')).toContainText([
    'Sunshine yield in the islands: 1000 kWh per kW a year, entered by you in place of our 900.',
    'Company estimate.',
  ]);
  await assumptions(page).click();
  const back = page.getByRole('button', { name: 'Back to our figures' });
  await back.click();
  await expect(back).toBeFocused();
  await showsAnswer(page, SOLAR);
  await expect(field(page, SUN[0])).toHaveValue('');
  await expect(page).toHaveURL(`${SOLAR.path}?${SOLAR.query}#calculator`);
});

test('a wrong assumption is named and gone to, also when the part has been closed again', async ({
  page,
}) => {
  await openCalculator(page, SOLAR);
  await enter(page, SOLAR.entries);
  await assumptions(page).click();
  await enter(page, [[PRICE, 'cheap']]);
  await assumptions(page).click();
  await calculateButton(page).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links).toHaveText(['Price of grid electricity must be a number above 0']);
  await expect(field(page, PRICE)).toBeFocused();
  await expect(resultOf(page)).toHaveCount(0);
  await enter(page, [[PRICE, '0.28']]);
  await expect(links).toHaveCount(0);
});

test('a wrong assumption in a shared link can be reached from the red box', async ({ page }) => {
  await openCalculator(page, SOLAR, `${SOLAR.query}&electricityPrice=cheap`);
  await page
    .getByRole('link', { name: 'Price of grid electricity must be a number above 0' })
    .click();
  await expect(field(page, PRICE)).toBeFocused();
});

test('what is on offer in the place of a figure is taken with one press, and stands in the address', async ({
  page,
}) => {
  await reachAnswer(page, EV);
  await assumptions(page).click();
  await page.getByRole('button', { name: '0.09: at a wallbox' }).click();
  await showsAnswer(page, LOSSY);
  await expect(field(page, 'Lost on the way into the car, share')).toHaveValue('0.09');
  await expect(page).toHaveURL(`${EV.path}?${LOSSY.query}#calculator`);
  await page.reload();
  await showsAnswer(page, LOSSY);
});

test('a share that goes by the size says ours for what is entered, and gives way to the visitor’s own', async ({
  page,
}) => {
  const share = field(page, 'Part used at home (ours goes by the size), share');
  await reachAnswer(page, WIND);
  await assumptions(page).click();
  await expect(share).toHaveAccessibleDescription(`Ours is ${shareOf(WIND)}`);
  await enter(page, [['Turbine size', '15 kW Commercial']]);
  await expect(share).toHaveAccessibleDescription(`Ours is ${shareOf(LARGE)}`);
  expect(shareOf(LARGE)).toBeLessThan(shareOf(WIND) / 3);
  await share.fill('50%');
  await enter(page, [['Price for what is sold to the grid, £/kWh', '12p']]);
  await showsAnswer(page, LARGE_OWN);
  await expect(page).toHaveURL(`${WIND.path}?${LARGE_OWN.query}#calculator`);
});

test('an address from before the likelier savings opens with them', async ({ page }) => {
  await openCalculator(
    page,
    OLD_HOME,
    'homeSize=medium&currentSystem=electric&annualUsage=15000&installationCost=11000',
  );
  await showsAnswer(page, OLD_HOME);
  await expect(field(page, 'Electricity for it')).toHaveValue('one');
});
