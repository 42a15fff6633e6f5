import { expect, test } from 'vitest';
import { answerPlan } from '../../../src/planner/answer/answer-plan.ts';
import { formatAnswer, summaryOf } from '../../../src/planner/answer/format-answer.ts';
import type { PlannerEntries } from '../../../src/planner/form/entries.ts';
import grants from '../../fixtures/company/grants.json' with { type: 'json' };
import { plannerInputOf, WEATHER } from '../../support/planner.ts';

const LINES = [
  'Carbon with the plan',
  'Electricity made',
  'Exported',
  'Electricity bought',
  'Self-sufficiency',
];

/** Plans of every kind, and their results: catches any change to the engine's figures. */
const PLANS: readonly [entries: PlannerEntries, summary: string, lines: string][] = [
  [{}, 'Energy today: £3,158 a year, £263 a month', '5,336 kg CO2 a year | - | - | 2,500 kWh | -'],
  [
    { panels: '4', turbine: 'kw3', battery: '5', warmth: 'radiators' },
    'Saves £1,900 a year, £158 a month · turbine: ask us for a price',
    '321 kg CO2 a year | 8,814 kWh | 3,000 kWh | 2,232 kWh | 72%',
  ],
  [
    { car: 'spare', panels: '6', facing: 'both', presentCar: 'fuel' },
    'Saves £749 a year, £62 a month · costs £12,010, excluding the car',
    '5,489 kg CO2 a year | 4,138 kWh | 3,003 kWh | 3,563 kWh | 24%',
  ],
  [
    { presentCar: 'charger', tariff: 'go', battery: '10' },
    'Saves £889 a year, £74 a month · costs £7,900 · payback 9 years',
    '5,688 kg CO2 a year | - | - | 4,943 kWh | -',
  ],
  [
    { heating: 'storage', warmth: 'floor' },
    'Saves £1,348 a year, £112 a month · costs £2,494 · payback 2 years',
    '1,066 kg CO2 a year | - | - | 7,405 kWh | -',
  ],
  [
    { heating: 'direct', spend: '250', spendIn: 'month' },
    'Energy today: £3,000 a year, £250 a month',
    '1,440 kg CO2 a year | - | - | 10,000 kWh | -',
  ],
  [
    { heating: 'old-oil', warmth: 'radiators' },
    'Saves £698 a year, £58 a month · costs £4,194, less than a new boiler · payback immediate',
    '1,137 kg CO2 a year | - | - | 7,893 kWh | -',
  ],
  [
    { turbine: 'excel10', panels: '12', quote: '80000' },
    'Saves £955 a year, £80 a month · costs £80,000 · payback longer than its lifetime (25 years)',
    '5,042 kg CO2 a year | 29,766 kWh | 18,333 kWh | 459 kWh | 82%',
  ],
  [
    { turbine: 'kw6', hubWind: '9' },
    'Saves £1,109 a year, £92 a month · turbine: ask us for a price',
    '5,041 kg CO2 a year | 26,643 kWh | 19,712 kWh | 451 kWh | 82%',
  ],
  [
    { walls: 'stone', addLoft: 'done', addWalls: 'inside', draughts: 'done' },
    'Saves £574 a year, £48 a month · costs £4,550 · payback 8 years',
    '4,660 kg CO2 a year | - | - | 2,500 kWh | -',
  ],
  [
    { diverter: 'fitted', panels: '5', presentPanels: '3' },
    'Saves £384 a year, £32 a month · costs £8,650 · payback 23 years',
    '4,730 kg CO2 a year | 6,586 kWh | 3,687 kWh | 1,644 kWh | 60%',
  ],
  [
    { heating: 'lpg', warmth: 'radiators', tariff: 'cosy', battery: '6', people: '5' },
    'Saves £1,093 a year, £91 a month · costs £9,534 · payback 9 years',
    '1,348 kg CO2 a year | - | - | 9,359 kWh | -',
  ],
  [
    { heating: 'solid', windows: 'single', walls: 'stone', floorM2: '140', warmth: 'radiators' },
    'Saves £1,528 a year, £127 a month · costs £9,943 · payback 7 years',
    '1,649 kg CO2 a year | - | - | 11,455 kWh | -',
  ],
  [
    { heating: 'heat-pump', presentTariff: 'smart', panels: '8', presentBattery: '5' },
    'Saves £1,180 a year, £98 a month · costs £11,980 · payback 10 years',
    '667 kg CO2 a year | 6,586 kWh | 2,912 kWh | 4,630 kWh | 41%',
  ],
  [
    { presentTariff: 'heating', heating: 'storage', battery: '12', shade: '30', panels: '6' },
    'Saves £612 a year, £51 a month · costs £18,540 · payback longer than its lifetime (16 years)',
    '2,372 kg CO2 a year | 3,458 kWh | 70 kWh | 16,472 kWh | 16%',
  ],
  [
    { who: 'business', spend: '7500', heatLoss: '420', warmth: 'radiators', oilPence: '95' },
    'Saves £501 a year, £42 a month · costs £14,386 · payback longer than its lifetime (18 years)',
    '1,543 kg CO2 a year | - | - | 10,714 kWh | -',
  ],
  [
    {
      presentTurbine: 'kw6',
      presentCar: 'plug',
      miles: '12000',
      car: 'spare',
      presence: 'all-day',
    },
    'Saves £460 a year, £38 a month · costs £1,150 · payback 3 years',
    '5,153 kg CO2 a year | 12,597 kWh | 6,727 kWh | 1,229 kWh | 80%',
  ],
  [
    { presence: 'evenings', panels: '4', battery: '5', tariff: 'night', facing: '90' },
    'Saves £456 a year, £38 a month · costs £11,440 · payback longer than its lifetime (17 years)',
    '5,141 kg CO2 a year | 2,760 kWh | 1,238 kWh | 1,146 kWh | 54%',
  ],
  [
    { presentCar: 'charger', car: 'noon', panels: '6', addLoft: 'done', floorM2: '150' },
    'Saves £845 a year, £70 a month · costs £9,697 · payback 11 years',
    '7,264 kg CO2 a year | 4,939 kWh | 2,320 kWh | 2,139 kWh | 54%',
  ],
  [
    {
      heating: 'direct',
      presentTariff: 'night',
      warmth: 'radiators',
      hubWind: '5.5',
      turbine: 'kw3',
    },
    'Saves £3,144 a year, £262 a month · turbine: ask us for a price',
    '695 kg CO2 a year | 4,463 kWh | 1,384 kWh | 4,825 kWh | 39%',
  ],
];

test.each(PLANS)('returns the reference values for %o', (entries, summary, lines) => {
  const answer = answerPlan(plannerInputOf(entries, grants), WEATHER);
  const values = new Map(formatAnswer(answer).map(({ name, value }) => [name, value]));
  expect(summaryOf(answer)).toBe(summary);
  expect(LINES.map((name) => values.get(name) ?? '-').join(' | ')).toBe(lines);
});
