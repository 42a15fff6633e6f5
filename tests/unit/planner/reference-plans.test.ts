import { expect, test } from 'vitest';
import { answerPlan } from '../../../src/planner/answer/answer-plan.ts';
import { formatAnswer, summaryOf } from '../../../src/planner/answer/format-answer.ts';
import type { PlannerEntries } from '../../../src/planner/form/entries.ts';
import grants from '../../fixtures/firm/grants.json' with { type: 'json' };
import { questionOf, WEATHER } from '../../support/planner.ts';

const LINES = ['Carbon with the plan', 'Made', 'Sold', 'Bought', 'Self-sufficiency'];

/** Plans of every kind, and what they come to: whoever changes a number of the engine sees here what it does. */
const PLANS: readonly [entries: PlannerEntries, summary: string, lines: string][] = [
  [{}, 'Energy today: £3,233 a year, £269 a month', '6,392 kg CO2 a year | - | - | 2,700 kWh | -'],
  [{ panels: '4', turbine: 'kw3', battery: '5', warmth: 'radiators' }, 'Saves £1,922 a year, £160 a month · costs £33,640 · paid back: 18 years', '336 kg CO2 a year | 8,814 kWh | 2,900 kWh | 2,334 kWh | 71%'],
  [{ car: 'spare', panels: '6', facing: 'both', presentCharger: 'fuel' }, 'Saves £760 a year, £63 a month · costs £12,010 · paid back: 16 years', '6,539 kg CO2 a year | 4,138 kWh | 2,957 kWh | 3,717 kWh | 24%'],
  [{ car: 'cheap', rates: 'two', battery: '10' }, 'Saves £543 a year, £45 a month · costs £7,900 · paid back: not in its lifetime of 12 years', '6,745 kg CO2 a year | - | - | 5,148 kWh | -'],
  [{ heating: 'storage', warmth: 'floor' }, 'Saves £1,348 a year, £112 a month · costs £4,850 · paid back: 4 years', '1,095 kg CO2 a year | - | - | 7,605 kWh | -'],
  [{ heating: 'direct', monthPounds: '250', spendIn: 'month' }, 'Energy today: £3,000 a year, £250 a month', '1,430 kg CO2 a year | - | - | 9,932 kWh | -'],
  [{ boiler: 'due', warmth: 'radiators' }, 'Saves £698 a year, £58 a month · costs £4,850 · paid back: 1 year', '1,165 kg CO2 a year | - | - | 8,093 kWh | -'],
  [{ turbine: 'excel10', panels: '12', exportLimit: '20' }, 'Saves £1,461 a year, £122 a month · costs £79,220 · paid back: not in its lifetime of 21 years', '6,075 kg CO2 a year | 29,766 kWh | 27,566 kWh | 500 kWh | 81%'],
  [{ turbine: 'kw6', place: 'measured', hubWind: '9' }, 'Saves £1,150 a year, £96 a month · costs £33,000 · paid back: not in its lifetime of 20 years', '6,074 kg CO2 a year | 26,643 kWh | 19,623 kWh | 491 kWh | 82%'],
  [{ loft: 'done', walls: 'inside', draughts: 'done', controls: 'done' }, 'Saves £506 a year, £42 a month · costs £4,550 · paid back: 9 years', '5,047 kg CO2 a year | - | - | 2,700 kWh | -'],
  [{ diverter: 'fitted', panels: '5', presentPanels: '3' }, 'Saves £389 a year, £32 a month · costs £8,650 · paid back: 22 years', '5,680 kg CO2 a year | 6,586 kWh | 3,637 kWh | 1,779 kWh | 59%'],
  [{ boiler: 'due', warmth: 'radiators', rates: 'keep', walls: 'cavity', hubWind: '3.95', pluggedUntil: '14', electricityPence: '35.73', heatPumpPrice: '8029.83', loftSaving: '0.13', turbineDaysLost: '11.45' }, 'Saves £478 a year, £40 a month · costs £550, less than the boiler that is due · paid back: at once', '1,086 kg CO2 a year | - | - | 7,542 kWh | -'],
  [{ spendIn: 'used', help: 'without', presentCharger: 'plug', draughts: 'done', tilt: '84.08', batteryPower: '2.7', electricityPence: '24.68', cheapUntil: '5' }, 'Saves £60 a year, £5 a month · costs £250 · paid back: 4 years', '6,234 kg CO2 a year | - | - | 2,700 kWh | -'],
  [{ heating: 'oil', boiler: 'stays', help: 'without', place: 'sheltered', warmth: 'floor', walls: 'cavity', oilLitres: '2250.44', people: '4.8', standingPence: '53.58', cheapFrom: '4', heatPumpPrice: '6283.72', turbineDaysLost: '0.28' }, 'Saves £992 a year, £83 a month · costs £8,484 · paid back: 9 years', '1,167 kg CO2 a year | - | - | 8,102 kWh | -'],
  [{ use: 'high', presence: 'all-day', boiler: 'stays', loft: 'done', controls: 'done', panels: '11.29', hubWind: '3.04', people: '3.59', backup: '50.42', exportLimit: '7.58', miles: '7821.5', milesPerLitre: '7.23', standingPence: '70.14' }, 'Saves £952 a year, £79 a month · costs £16,615 · paid back: 17 years', '6,096 kg CO2 a year | 9,294 kWh | 7,351 kWh | 2,578 kWh | 42%'],
  [{ heating: 'storage', presentRates: 'two', help: 'without', draughts: 'keep', battery: '19.62', presentPanels: '3.37', milesPerKwh: '3.09', pluggedUntil: '12', dayPence: '40.78', cheapFrom: '3' }, 'Saves £581 a year, £48 a month · costs £14,057 · paid back: not in its lifetime of 12 years', '2,500 kg CO2 a year | 2,774 kWh | 8 kWh | 17,360 kWh | 12%'],
  [{ presence: 'average', car: 'cheap', draughts: 'done', controls: 'done', diverter: 'none', exportTariff: 'own', yearPounds: '2535.1', oilLitres: '2335', panels: '8.29', battery: '9.34', people: '5.11', batteryPower: '1.34', fuelPence: '157.43', standingPence: '1.27', exportPence: '14.17', cheapFrom: '0', cheapUntil: '4' }, 'Saves £1,271 a year, £106 a month · costs £20,000 · paid back: 16 years', '4,347 kg CO2 a year | 6,825 kWh | 3,495 kWh | 2,886 kWh | 49%'],
  [{ heating: 'direct', help: 'with', turbine: 'excel10', presentCharger: 'charger', loft: 'keep', walls: 'cavity', heatingKwh: '5484.62', hubWind: '8.29', people: '1.31', oilPence: '100.39', exportPence: '17.12', cheapFrom: '3' }, 'Saves £3,089 a year, £257 a month · costs £62,550 · paid back: not in its lifetime of 20 years', '995 kg CO2 a year | 19,887 kWh | 7,713 kWh | 6,910 kWh | 58%'],
  [{ house: 'large', heating: 'oil', use: 'low', presence: 'all-day', help: 'without', facing: '90', warmth: 'radiators', rates: 'two', car: 'spare', walls: 'cavity', draughts: 'done', controls: 'done', diverter: 'fitted', monthPounds: '303.14', floorM2: '166.08', householdKwh: '1892.81', milesPerLitre: '14.17', electricityPence: '38.68', exportPence: '6.6', cheapPence: '19.92', heatPumpPrice: '14359.45', turbineDaysLost: '34.51' }, 'Saves £1,591 a year, £133 a month · costs £17,809 · paid back: 11 years', '1,632 kg CO2 a year | - | - | 11,333 kWh | -'],
  [{ house: 'small', spendIn: 'month', age: 'after 2010', presence: 'all-day', presentRates: 'two', help: 'with', facing: '90', turbine: 'excel10', place: 'open', rates: 'keep', car: 'spare', presentCharger: 'fuel', walls: 'inside', draughts: 'done', controls: 'keep', diverter: 'fitted', exportTariff: 'any', yearPounds: '1196.52', monthPounds: '439.05', heatingKwh: '7329.09', panels: '10.64', hubWind: '3.82', floorM2: '267.32', people: '2.72', presentPanels: '0.22', backup: '34.95', exportLimit: '7.04', miles: '18136.93', chargerKw: '6.1', electricityPence: '20.18', oilPence: '62.96', fuelPence: '139.28', dayPence: '25.22', loftSaving: '0.16' }, 'Saves £4,359 a year, £363 a month · costs £82,438 · paid back: 19 years', '16,532 kg CO2 a year | 27,380 kWh | 15,581 kWh | 797 kWh | 93%'],
];

test.each(PLANS)('%o comes to what it came to', (entries, summary, lines) => {
  const { answer } = answerPlan(questionOf(entries, grants), WEATHER);
  const values = new Map(formatAnswer(answer).map(({ name, value }) => [name, value]));
  expect(summaryOf(answer)).toBe(summary);
  expect(LINES.map((name) => values.get(name) ?? '-').join(' | ')).toBe(lines);
});
