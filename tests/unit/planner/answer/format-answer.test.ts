import { describe, expect, test } from 'vitest';
import { answerPlan, type PlanAnswer } from '../../../../src/planner/answer/answer-plan.ts';
import {
  headline,
  isPlanned,
  formatAnswer,
  formatReasons,
  formatSites,
  formatToday,
  summaryOf,
} from '../../../../src/planner/answer/format-answer.ts';
import { formatPaybackRange } from '../../../../src/planner/answer/quantities.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import type { Payback } from '../../../../src/planner/engine/cost.ts';
import { formatPounds, formatSaved, formatWhole } from '../../../../src/numbers/format.ts';
import {
  figures,
  FULL_PLAN_ENTRIES,
  plannerInputOf,
  sum,
  WEATHER,
} from '../../../support/planner.ts';
import { CAUSES } from '../../../../src/planner/answer/texts.ts';

function answerTo(entries: PlannerEntries): PlanAnswer {
  return answerPlan(plannerInputOf(entries), WEATHER);
}
const EMPTY_PLAN: PlannerEntries = { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' };
const lineOf = (answer: PlanAnswer, name: string) => {
  const line = formatAnswer(answer).find((each) => each.name === name);
  if (!line) throw new Error(`no line ${name}`);
  return line;
};

describe('an answer', () => {
  const answer = answerTo(FULL_PLAN_ENTRIES);

  test('formats a line for each result', () => {
    expect(formatAnswer(answer).map(({ name }) => name)).toEqual([
      'Bill today',
      'Bill with the plan',
      'Upkeep with the plan',
      'Cost of the plan',
      'Payback',
      'Carbon today',
      'Carbon with the plan',
      'Electricity made',
      'Used at home',
      'Exported',
      'Lost above the export limit',
      'Electricity bought',
      'Self-sufficiency',
    ]);
  });

  test('excludes an unpriced turbine from the cost', () => {
    const priceOf = (name: keyof typeof figures) => (figures[name] as { value: number }).value;
    const costs = {
      Panels: priceOf('panelsFixedPrice') + 4 * priceOf('panelsPricePerKw'),
      Battery: priceOf('batteryFixedPrice') + 5 * priceOf('batteryPricePerKwh'),
      'Heat pump': priceOf('heatPump6Price'),
      'Radiators and pipes': priceOf('radiatorsUpgradePrice'),
    };
    expect(answer.cost.pounds).toBe(sum(Object.values(costs)));
    const working = lineOf(answer, 'Cost of the plan').working;
    expect(working.map((line) => line.replace(/, lasts \d+ years$/, ''))).toEqual([
      ...Object.entries(costs).map(([name, pounds]) => `${name}: ${formatPounds(pounds)}`),
      'Turbine: ask us for a price. It is not included here.',
      'VAT on installation is 0% until 31 March 2027, then 5%.',
    ]);
    expect(summaryOf(answer)).toMatch(/ · turbine: ask us for a price$/);
    expect(lineOf(answer, 'Payback').value).toBe('depends on the turbine’s price, so ask us');
  });

  test('separates self-consumption from export and curtailment', () => {
    const windy = answerTo({ turbine: 'excel10', panels: '6' });
    const { exported, curtailed } = windy.after.totals;
    const used = windy.after.generatedKwh - exported - curtailed;
    expect(curtailed).toBeGreaterThan(1000);
    const numberOf = (name: string) => Number(lineOf(windy, name).value.replace(/[^\d]/g, ''));
    expect(numberOf('Used at home')).toBe(Math.round(used));
    expect(numberOf('Lost above the export limit')).toBe(Math.round(curtailed));
    const share = Math.round((100 * used) / windy.after.generatedKwh);
    expect(lineOf(windy, 'Used at home').working[0]).toContain(`: ${share}%`);
  });

  test('gives ranges from low to high', () => {
    const { low, high, reasons } = answer.spread;
    expect(low.savedPounds).toBeLessThan(answer.savedPounds);
    expect(high.savedPounds).toBeGreaterThan(answer.savedPounds);
    expect(headline(answer).range).toMatch(/^Likely −?£[\d,]+ to £[\d,]+$/);
    expect(formatReasons(answer.spread)[0]).toMatch(
      new RegExp(`^${reasons[0] ? CAUSES[reasons[0].cause] : '?'}: ±£[\\d,]+ \\(our estimate\\)$`),
    );
  });

  test('shows only today’s bill and carbon without a plan', () => {
    const today = answerTo(EMPTY_PLAN);
    expect([isPlanned(today), isPlanned(answerTo({ panels: '2' }))]).toEqual([false, true]);
    expect(formatToday(today).map(({ name }) => name)).toEqual(['Bill today', 'Carbon today']);
    expect(summaryOf(today)).toMatch(/^Energy today: £[\d,]+ a year, £\d+ a month$/);
  });

  test('shows the change of a tariff, which costs nothing', () => {
    const changed = answerTo({ ...EMPTY_PLAN, tariff: 'night', heating: 'direct' });
    expect(summaryOf(changed)).toMatch(/^Saves £\d+ a year, £\d+ a month · costs nothing$/);
    expect(lineOf(changed, 'Cost of the plan').working).toEqual([
      'Your plan needs no new equipment.',
    ]);
    expect(lineOf(changed, 'Payback').value).toBe('immediate');
    // Nothing is generated, so there is no line for it.
    expect(formatAnswer(changed).map(({ name }) => name)).not.toContain('Used at home');
  });

  test('presents a loss as an extra cost', () => {
    const dear = answerTo({ ...EMPTY_PLAN, warmth: 'radiators', electricityPence: '£1' });
    expect(headline(dear).label).toBe('Costs more each year');
    expect(headline(dear).main).not.toContain('−');
    expect(lineOf(dear, 'Upkeep with the plan').working.join()).toMatch(
      /so the plan costs £[\d,]+ more\./,
    );
    // A range of costs, like the number above it.
    const { low, high } = dear.spread;
    expect(headline(dear).range).toBe(
      `Likely ${formatPounds(-high.savedPounds)} to ${formatPounds(-low.savedPounds)}`,
    );
    expect(lineOf(dear, 'Payback').working[0]).toBe(
      'The plan saves nothing, so it never pays for itself.',
    );
    expect(lineOf(dear, 'Payback').value).toBe('longer than its lifetime (18 years)');
  });
});

test('deducts grants, loans and the avoided cost of a boiler due for replacement', () => {
  const due = answerPlan(
    plannerInputOf(
      { warmth: 'radiators', heating: 'old-oil' },
      { heatPump: { grant: 9000, loan: { amount: 7500, years: 10 } } },
    ),
    WEATHER,
  );
  const price = figures.heatPump6Price.value + figures.radiatorsUpgradePrice.value;
  const paid = formatPounds(price - 9000);
  expect(lineOf(due, 'Cost of the plan')).toMatchObject({
    value: paid,
    range: `${formatPounds(price)} before grants`,
  });
  const working = lineOf(due, 'Cost of the plan').working.join();
  expect(working).toContain('Less grants, if you meet their conditions: £9,000');
  expect(working).toContain(
    `You avoid buying a new oil boiler: ${formatPounds(figures.boilerPrice.value)}`,
  );
  expect(working).toMatch(
    new RegExp(`You can borrow ${paid} .* repay £\\d+ a month; the plan saves £`),
  );
  expect(lineOf(due, 'Payback').working).toEqual(['A new boiler would cost more.']);
});

const years = (years: number) => ({ kind: 'years', years }) as const;
const NEVER = { kind: 'beyond-lifetime', lifetimeYears: 18 } as const;

test.each<[best: Payback, worst: Payback, string | undefined]>([
  [years(9.6), years(14), '10 to 14 years'],
  [years(0.2), years(1.2), 'less than a year to 1 year'],
  [years(1.2), years(5), '1 to 5 years'],
  [years(9.8), years(10.2), undefined],
  [years(16.7), NEVER, '17 years at best; may never pay back'],
  [NEVER, NEVER, undefined],
  [{ kind: 'free' }, { kind: 'free' }, undefined],
])('formats the range of a payback from %j to %j as %s', (best, worst, range) => {
  expect(formatPaybackRange(best, worst)).toBe(range);
});

test('compares a planned turbine at three sites unless the wind was measured', () => {
  const answer = answerTo(FULL_PLAN_ENTRIES);
  const { savedPounds, after } = answer;
  expect(formatSites(answer)).toEqual([
    expect.stringMatching(
      /^Sheltered, 5 m\/s: saves £[\d,]+ a year; the turbine makes [\d,]+ kWh$/,
    ),
    `Open ground, 6 m/s: ${formatSaved(savedPounds)} a year; the turbine makes ${formatWhole(after.totals.wind)} kWh`,
    expect.stringMatching(/^Ridge or shore, 7 m\/s: saves £/),
  ]);
  const [sheltered = NaN, , ridge = NaN] = answer.sites.map(({ windKwh }) => windKwh);
  expect([sheltered < after.totals.wind, after.totals.wind < ridge]).toEqual([true, true]);
  expect(formatSites(answerTo({ ...FULL_PLAN_ENTRIES, hubWind: '6.4' }))).toEqual([]);
  expect(answerTo({ presentTurbine: 'kw6' })).toMatchObject({ sites: [], limits: [] });
});

test('makes the payback of a charger depend on the unpriced car', () => {
  const answer = answerTo({ presentCar: 'fuel', car: 'cheap', tariff: 'go' });
  expect(summaryOf(answer)).toMatch(/ · costs £[\d,]+, excluding the car$/);
  expect(lineOf(answer, 'Payback').value).toBe('depends on the car’s price');
});

test.each<[PlannerEntries, RegExp]>([
  [{ presentCar: 'fuel', car: 'cheap' }, /^Costs include the charger but not the electric car\.$/],
  [
    { walls: 'stone', floorM2: '400', warmth: 'radiators' },
    /^This needs a survey\. On the coldest days the house needs \d\d kW of heat, /,
  ],
  [{ warmth: 'floor' }, /^Costs exclude fitting underfloor heating\.$/],
  [{ turbine: 'excel10', panels: '12' }, /^22 kW is more than this planner covers\. /],
  [{ panels: '4' }, /^Above 3\.68 kW a phase, the network operator has to agree first/],
  [{ householdKwh: '20001' }, /^20,001 kWh a year without heating is more than a household/],
  [
    { turbine: 'kw3', hubWind: '9.5' },
    /^A mean wind speed of 9\.5 m\/s at the hub is unusual: most sites have 4 to 8\./,
  ],
])('warns about the limits of the plan %o', (entries, warning) => {
  expect(answerTo(entries).limits).toEqual([expect.stringMatching(warning)]);
});
