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
import { figures, FULL, questionOf, sum, WEATHER } from '../../../support/planner.ts';
import {
  comparePlans,
  type SavedPlan,
  savedPlanOf,
} from '../../../../src/planner/answer/compare.ts';
import { planWords } from '../../../../src/planner/form/plan-words.ts';
import { toQuery } from '../../../../src/planner/form/share.ts';
import { CAUSES } from '../../../../src/planner/answer/texts.ts';

function answerTo(entries: PlannerEntries): PlanAnswer {
  return answerPlan(questionOf(entries), WEATHER).answer;
}
const NOTHING: PlannerEntries = { panels: '0', turbine: 'none', battery: '0', warmth: 'keep' };
const lineOf = (answer: PlanAnswer, name: string) => {
  const line = formatAnswer(answer).find((each) => each.name === name);
  if (!line) throw new Error(`no line ${name}`);
  return line;
};

describe('an answer', () => {
  const answer = answerTo(FULL);

  test('has a line for each thing that was asked', () => {
    expect(formatAnswer(answer).map(({ name }) => name)).toEqual([
      'Bill today',
      'Bill with the plan',
      'Upkeep with the plan',
      'Cost of the plan',
      'Paid back',
      'Carbon today',
      'Carbon with the plan',
      'Made',
      'Of that used at home',
      'Sold',
      'Turned down',
      'Bought',
      'Self-sufficiency',
    ]);
  });

  test('adds what is bought up line by line', () => {
    const priceOf = (name: keyof typeof figures) => (figures[name] as { value: number }).value;
    const costs = {
      Panels: priceOf('panelsFixedPrice') + 4 * priceOf('panelsPricePerKw'),
      Turbine: priceOf('kw3Price'),
      Battery: priceOf('batteryFixedPrice') + 5 * priceOf('batteryPricePerKwh'),
      'Heat pump': priceOf('heatPumpPrice'),
    };
    expect(answer.cost.pounds).toBe(sum(Object.values(costs)));
    const working = lineOf(answer, 'Cost of the plan').working;
    expect(working.map((words) => words.replace(/, lasting \d+ years$/, ''))).toEqual(
      Object.entries(costs).map(([name, pounds]) => `${name}: ${formatPounds(pounds)}`),
    );
  });

  test('says apart what is used at home, sold, and turned down above what may be sent', () => {
    const windy = answerTo({ turbine: 'excel10', panels: '6' });
    const { sold, curtailed } = windy.then.totals;
    const used = windy.then.madeKwh - sold - curtailed;
    expect(curtailed).toBeGreaterThan(1000);
    const numberOf = (name: string) => Number(lineOf(windy, name).value.replace(/[^\d]/g, ''));
    expect(numberOf('Of that used at home')).toBe(Math.round(used));
    expect(numberOf('Turned down')).toBe(Math.round(curtailed));
    const share = Math.round((100 * used) / windy.then.madeKwh);
    expect(lineOf(windy, 'Of that used at home').working[0]).toContain(`which is ${share}%`);
    const unlimited = answerTo({ turbine: 'excel10', panels: '6', exportLimit: '100' });
    expect(formatAnswer(unlimited).map(({ name }) => name)).not.toContain('Turned down');
  });

  test('gives ranges from low to high, and the widest reason first', () => {
    const { low, high, reasons } = answer.spread;
    expect(low.savedPounds).toBeLessThan(answer.savedPounds);
    expect(high.savedPounds).toBeGreaterThan(answer.savedPounds);
    expect(headline(answer).range).toMatch(/^Likely: −?£[\d,]+ to £[\d,]+$/);
    expect(formatReasons(answer.spread)[0]).toMatch(
      new RegExp(`^${reasons[0] ? CAUSES[reasons[0].cause] : '?'}: ±£[\\d,]+ \\(our guess\\)$`),
    );
  });

  test('says of a plan of nothing that nothing changes', () => {
    const same = answerTo(NOTHING);
    expect(headline(same)).toMatchObject({ label: 'Saves each year', main: '£0' });
    expect(lineOf(same, 'Bill with the plan').value).toBe(lineOf(same, 'Bill today').value);
    expect(lineOf(same, 'Cost of the plan').working).toEqual(['Nothing is bought.']);
    expect(lineOf(same, 'Paid back').value).toBe('at once');
    // Nothing is made, so nothing is said of it.
    expect(formatAnswer(same).map(({ name }) => name)).not.toContain('Of that used at home');
  });

  test('says of a loss that it costs more', () => {
    const dear = answerTo({ ...NOTHING, warmth: 'radiators', electricityPence: '£1' });
    expect(headline(dear).label).toBe('Costs more each year');
    expect(headline(dear).main).not.toContain('−');
    expect(lineOf(dear, 'Upkeep with the plan').working.join()).toMatch(
      /so the plan costs £[\d,]+ more\./,
    );
    // A range of what it costs, as the number above it is.
    const [low = NaN, high = NaN] = [...headline(dear).range.matchAll(/[\d,]+/g)].map(([text]) =>
      Number(text.replaceAll(',', '')),
    );
    expect(low).toBeLessThan(-dear.savedPounds);
    expect(high).toBeGreaterThan(-dear.savedPounds);
    expect(lineOf(dear, 'Paid back').working[0]).toBe('Nothing is saved that could pay it back.');
    expect(lineOf(dear, 'Paid back').value).toBe('not in its lifetime of 18 years');
  });
});

describe('grants and loans in an answer', () => {
  const paid = formatPounds(figures.heatPumpPrice.value - 9000);
  const helped = answerPlan(
    questionOf(
      { warmth: 'radiators' },
      { heatPump: { grant: 9000, loan: { amount: 7500, years: 10 } } },
    ),
    WEATHER,
  ).answer;

  test('leave less to pay, and say what a loan takes beside what is saved', () => {
    expect(lineOf(helped, 'Cost of the plan')).toMatchObject({
      value: paid,
      range: `${formatPounds(figures.heatPumpPrice.value)} before grants`,
    });
    const working = lineOf(helped, 'Cost of the plan').working.join();
    expect(working).toContain('Less grants, if you meet their conditions: £9,000');
    expect(working).toMatch(
      new RegExp(`${paid} can be borrowed .* for £\\d+ a month at first; the plan saves £`),
    );
    expect(lineOf(helped, 'Paid back').working[0]).toMatch(new RegExp(`^${paid} ÷ £`));
  });

  test('stand beside a boiler that is due, which would be paid for anyway', () => {
    const due = answerPlan(
      questionOf(
        { warmth: 'radiators', boiler: 'due', walls: 'cavity' },
        { heatPump: { grant: 9000, loan: { amount: 7500, years: 10 } } },
      ),
      WEATHER,
    ).answer;
    const cost = lineOf(due, 'Cost of the plan');
    const spared = formatPounds(due.cost.avoidedCost);
    expect(due.cost.avoidedCost).toBeGreaterThan(0);
    expect(cost.value).toBe(formatPounds(due.cost.paid));
    expect(cost.working.join()).toContain(`A new oil boiler, due anyway, would be ${spared}`);
    expect(lineOf(due, 'Paid back').working.join()).not.toMatch(/−|NaN/);
  });

  test('are in the line that sums a plan up', () => {
    expect(summaryOf(helped)).toMatch(
      new RegExp(
        String.raw`^Saves £[\d,]+ a year, £\d+ a month · costs ${paid} · paid back: \d years$`,
      ),
    );
  });
});

test('a home without a plan has its bill and carbon of today alone', () => {
  const today = answerTo(NOTHING);
  expect([isPlanned(today), isPlanned(answerTo({ panels: '2' }))]).toEqual([false, true]);
  expect(formatToday(today).map(({ name }) => name)).toEqual(['Bill today', 'Carbon today']);
  expect(summaryOf(today)).toMatch(/^Energy today: £[\d,]+ a year, £\d+ a month$/);
});

test('a payback is said in words', () => {
  expect(formatPayback({ kind: 'years', years: 11.6 })).toBe('12 years');
  expect(formatPayback({ kind: 'years', years: 1.2 })).toBe('1 year');
  expect(formatPayback({ kind: 'years', years: 0.3 })).toBe('less than a year');
  expect(formatPayback({ kind: 'beyond-lifetime', lifetimeYears: 18.2 })).toBe(
    'not in its lifetime of 18 years',
  );
});

test('the range of a payback is said without repeating itself', () => {
  const years = (years: number) => ({ kind: 'years', years }) as const;
  const never = { kind: 'beyond-lifetime', lifetimeYears: 18 } as const;
  const range = (best: Payback, worst: Payback) =>
    formatPaybackRange({ expected: worst, best, worst });
  expect(range(years(9.6), years(14))).toBe('10 to 14 years');
  expect(range(years(0.2), years(2))).toBe('less than a year to 2 years');
  expect(range(years(9.8), years(10.2))).toBeUndefined();
  expect(range(years(16.7), never)).toBe('at best 17 years, at worst not in its lifetime');
  expect(range(never, never)).toBeUndefined();
  expect(range({ kind: 'free' }, { kind: 'free' })).toBeUndefined();
});

test('a plan with a turbine is said for three places, unless the wind was measured', () => {
  expect(formatSites(answerTo(FULL))).toEqual([
    expect.stringMatching(/^Sheltered, 5 m\/s: saves £[\d,]+, wind gives [\d,]+ kWh$/),
    expect.stringMatching(/^Open ground, 6 m\/s: saves £/),
    expect.stringMatching(/^Ridge or shore, 7 m\/s: saves £/),
  ]);
  expect(formatSites(answerTo({ ...FULL, place: 'measured', hubWind: '6.4' }))).toEqual([]);
});

function save(entries: PlannerEntries): SavedPlan {
  const { answer } = answerPlan(questionOf(entries), WEATHER);
  return savedPlanOf(toQuery(entries), planWords(entries, figures), answer);
}

test('plans side by side mark what differs, and only that', () => {
  const rows = comparePlans([
    save(FULL),
    save({ ...FULL, battery: '10' }),
    save({ ...FULL, turbine: 'none' }),
  ]);
  const rowOf = (name: string) => rows.find((row) => row.name === name);
  expect(rowOf('Battery')).toEqual({
    name: 'Battery',
    values: ['5 kWh', '10 kWh', '5 kWh'],
    differs: true,
  });
  expect(rowOf('The house')?.differs).toBe(false);
  expect(rowOf('Bill today')?.differs).toBe(false);
  expect(rowOf('Bill with the plan')?.differs).toBe(true);
  // What one of them does not have is marked as not there.
  expect(rowOf('Where the turbine stands')?.values).toEqual([
    'Open ground, 6 m/s',
    'Open ground, 6 m/s',
    '–',
  ]);
});
