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
import { formatPayback, formatPaybackRange } from '../../../../src/planner/answer/quantities.ts';
import type { PlannerEntries } from '../../../../src/planner/form/entries.ts';
import type { Payback } from '../../../../src/planner/engine/cost.ts';
import { formatPounds } from '../../../../src/numbers/format.ts';
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
    expect(formatAnswer(answerTo({ panels: '2' })).map(({ name }) => name)).not.toContain(
      'Lost above the export limit',
    );
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

  test('shows no change for an empty plan', () => {
    const same = answerTo(EMPTY_PLAN);
    expect(headline(same)).toMatchObject({ label: 'Saves each year', main: '£0' });
    expect(lineOf(same, 'Bill with the plan').value).toBe(lineOf(same, 'Bill today').value);
    expect(lineOf(same, 'Cost of the plan').working).toEqual(['Your plan needs no new equipment.']);
    expect(lineOf(same, 'Payback').value).toBe('immediate');
    // Nothing is generated, so there is no line for it.
    expect(formatAnswer(same).map(({ name }) => name)).not.toContain('Used at home');
  });

  test('presents a loss as an extra cost', () => {
    const dear = answerTo({ ...EMPTY_PLAN, warmth: 'radiators', electricityPence: '£1' });
    expect(headline(dear).label).toBe('Costs more each year');
    expect(headline(dear).main).not.toContain('−');
    expect(lineOf(dear, 'Upkeep with the plan').working.join()).toMatch(
      /so the plan costs £[\d,]+ more\./,
    );
    // A range of costs, like the number above it.
    const [low = NaN, high = NaN] = [...headline(dear).range.matchAll(/[\d,]+/g)].map(([text]) =>
      Number(text.replaceAll(',', '')),
    );
    expect(low).toBeLessThan(-dear.savedPounds);
    expect(high).toBeGreaterThan(-dear.savedPounds);
    expect(lineOf(dear, 'Payback').working[0]).toBe(
      'The plan saves nothing, so it never pays for itself.',
    );
    expect(lineOf(dear, 'Payback').value).toBe('longer than its lifetime (18 years)');
  });
});

describe('grants and loans in an answer', () => {
  const price = figures.heatPump6Price.value + figures.radiatorsUpgradePrice.value;
  const paid = formatPounds(price - 9000);
  const withGrant = answerPlan(
    plannerInputOf(
      { warmth: 'radiators' },
      { heatPump: { grant: 9000, loan: { amount: 7500, years: 10 } } },
    ),
    WEATHER,
  );

  test('deducts grants and loans from the cost', () => {
    expect(lineOf(withGrant, 'Cost of the plan')).toMatchObject({
      value: paid,
      range: `${formatPounds(price)} before grants`,
    });
    const working = lineOf(withGrant, 'Cost of the plan').working.join();
    expect(working).toContain('Less grants, if you meet their conditions: £9,000');
    expect(working).toMatch(
      new RegExp(`You can borrow ${paid} .* repay £\\d+ a month; the plan saves £`),
    );
    expect(lineOf(withGrant, 'Payback').working[0]).toMatch(new RegExp(`^${paid} ÷ £`));
  });

  test('lists grants and loans beside the avoided cost of a boiler due for replacement', () => {
    const due = answerPlan(
      plannerInputOf(
        { warmth: 'radiators', heating: 'old-oil', addWalls: 'inside' },
        { heatPump: { grant: 9000, loan: { amount: 7500, years: 10 } } },
      ),
      WEATHER,
    );
    const cost = lineOf(due, 'Cost of the plan');
    const avoidedCost = formatPounds(due.cost.avoidedCost);
    expect(due.cost.avoidedCost).toBeGreaterThan(0);
    expect(cost.value).toBe(formatPounds(due.cost.paid));
    expect(cost.working.join()).toContain(`You avoid buying a new oil boiler: ${avoidedCost}`);
    expect(lineOf(due, 'Payback').working.join()).not.toMatch(/−|NaN/);
  });

  test('includes grants and loans in the summary line', () => {
    expect(summaryOf(withGrant)).toMatch(
      new RegExp(
        String.raw`^Saves £[\d,]+ a year, £\d+ a month · costs ${paid} · payback \d years$`,
      ),
    );
  });
});

test('shows only today’s bill and carbon without a plan', () => {
  const today = answerTo(EMPTY_PLAN);
  expect([isPlanned(today), isPlanned(answerTo({ panels: '2' }))]).toEqual([false, true]);
  expect(formatToday(today).map(({ name }) => name)).toEqual(['Bill today', 'Carbon today']);
  expect(summaryOf(today)).toMatch(/^Energy today: £[\d,]+ a year, £\d+ a month$/);
});

test('formats a payback in words', () => {
  expect(formatPayback({ kind: 'years', years: 11.6 })).toBe('12 years');
  expect(formatPayback({ kind: 'years', years: 1.2 })).toBe('1 year');
  expect(formatPayback({ kind: 'years', years: 0.3 })).toBe('less than a year');
  expect(formatPayback({ kind: 'beyond-lifetime', lifetimeYears: 18.2 })).toBe(
    'longer than its lifetime (18 years)',
  );
});

test('formats a payback range without repetition', () => {
  const years = (years: number) => ({ kind: 'years', years }) as const;
  const never = { kind: 'beyond-lifetime', lifetimeYears: 18 } as const;
  const range = (best: Payback, worst: Payback) => formatPaybackRange(best, worst);
  expect(range(years(9.6), years(14))).toBe('10 to 14 years');
  expect(range(years(0.2), years(2))).toBe('less than a year to 2 years');
  expect(range(years(9.8), years(10.2))).toBeUndefined();
  expect(range(years(16.7), never)).toBe('17 years at best; may never pay back');
  expect(range(never, never)).toBeUndefined();
  expect(range({ kind: 'free' }, { kind: 'free' })).toBeUndefined();
});

test('compares a turbine at three sites unless the wind was measured', () => {
  expect(formatSites(answerTo(FULL_PLAN_ENTRIES))).toEqual([
    expect.stringMatching(
      /^Sheltered, 5 m\/s: saves £[\d,]+ a year; the turbine makes [\d,]+ kWh$/,
    ),
    expect.stringMatching(/^Open ground, 6 m\/s: saves £/),
    expect.stringMatching(/^Ridge or shore, 7 m\/s: saves £/),
  ]);
  expect(formatSites(answerTo({ ...FULL_PLAN_ENTRIES, hubWind: '6.4' }))).toEqual([]);
});

test('makes the payback of a charger depend on the unpriced car', () => {
  const answer = answerTo({ presentCar: 'fuel', car: 'cheap', tariff: 'go' });
  expect(summaryOf(answer)).toMatch(/ · costs £[\d,]+, excluding the car$/);
  expect(lineOf(answer, 'Payback').value).toBe('depends on the car’s price');
  expect(answer.limits).toContain('Costs include the charger but not the electric car.');
});

test('requires a survey for a heat pump beyond domestic size', () => {
  const answer = answerTo({ walls: 'stone', floorM2: '400', warmth: 'radiators' });
  expect(answer.limits.join()).toMatch(/This needs a survey\. On the coldest days/);
});
