import { formatPounds, formatWhole } from '../../../model/values/format.ts';
import type { Payback } from '../cost.ts';
import type { Spread } from '../spread.ts';
import type { PlanAnswer } from './answer-plan.ts';

/** A number of the answer, and how it comes about. */
export interface AnswerLine {
  name: string;
  value: string;
  /** From the low to the high end. */
  range?: string;
  working: readonly string[];
}

/** The lines of an answer, the most asked first. */
export const presentAnswer = (answer: PlanAnswer): AnswerLine[] => [
  ...moneyLines(answer),
  ...carbonLines(answer),
  ...energyLines(answer),
];

/** The £ a year that stand above all, in words that hold for a loss too. */
export function headline({ spread: { expected, low, high } }: PlanAnswer): {
  label: string;
  main: string;
  range: string;
} {
  return {
    label: expected.savedPounds < 0 ? 'Costs more each year' : 'Saves each year',
    main: formatPounds(Math.abs(expected.savedPounds)),
    range: `Two years in three: ${between(formatPounds(low.savedPounds), formatPounds(high.savedPounds))}`,
  };
}

/** What the wind at the hub does to the plan, a line for each place. */
export const presentPlaces = ({ places }: PlanAnswer): string[] =>
  places.map(
    ({ hubWindMs, windKwh, savedPounds }) =>
      `${hubWindMs} m/s: ${kwh(windKwh)} from wind, ${savedPounds < 0 ? `costs ${formatPounds(-savedPounds)} more` : `saves ${formatPounds(savedPounds)}`} a year`,
  );

/** Why the range is as wide as it is, the widest reason first. */
export function presentReasons({ reasons }: Spread): string[] {
  return reasons
    .filter(({ moves }) => Math.round(moves.savedPounds) > 0)
    .map(
      ({ name, source, moves }) => `${name}: ±${formatPounds(moves.savedPounds)} a year, ${source}`,
    );
}

function moneyLines({ now, then, spread, cost, payback }: PlanAnswer): AnswerLine[] {
  const { low, high } = spread;
  const bill = (saved: number) => formatPounds(now.bill.total - saved);
  return [
    { name: 'Bill today', value: aYear(formatPounds(now.bill.total)), working: billSum(now) },
    {
      name: 'Bill with the plan',
      value: aYear(formatPounds(then.bill.total)),
      range: between(bill(high.savedPounds), bill(low.savedPounds)),
      working: billSum(then),
    },
    {
      name: 'Cost of the plan',
      value: formatPounds(cost.pounds),
      working:
        cost.lines.length === 0
          ? ['Nothing is bought.']
          : cost.lines.map(
              ({ what, pounds, lifetimeYears }) =>
                `${capital(what)}: ${formatPounds(pounds)}, lasting ${lifetimeYears} years`,
            ),
    },
    {
      name: 'Paid back',
      value: sayPayback(payback.expected),
      range: between(sayPayback(payback.best), sayPayback(payback.worst)),
      working: [
        `${formatPounds(cost.pounds)} ÷ ${formatPounds(spread.expected.savedPounds)} a year. Repairs and interest are left out.`,
        `It wears out at ${formatPounds(cost.poundsAYear)} a year: each part over its lifetime.`,
      ],
    },
  ];
}

function billSum({ bill, totals }: PlanAnswer['now']): string[] {
  const { electricity, standingCharge, oil, fuel, exportIncome, total } = bill;
  const parts = [
    `electricity ${formatPounds(electricity)} for ${kwh(totals.bought)}`,
    `standing charge ${formatPounds(standingCharge)}`,
    ...(oil > 0 ? [`oil ${formatPounds(oil)} for ${kwh(totals.oil)}`] : []),
    ...(fuel > 0 ? [`petrol or diesel ${formatPounds(fuel)}`] : []),
  ];
  const sold =
    exportIncome > 0 ? `, less ${formatPounds(exportIncome)} for ${kwh(totals.sold)} sold` : '';
  return [
    `${capital(parts.join(' + '))}${sold} = ${formatPounds(total)}. Each hour at its own price.`,
  ];
}

function carbonLines({ now, then, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const kg = (value: number) => `${formatWhole(value)} kg CO2`;
  const sum = ({ carbon }: PlanAnswer['now']) => [
    `Electricity ${kg(carbon.electricity)} + oil ${kg(carbon.oil)}${carbon.fuel > 0 ? ` + petrol or diesel ${kg(carbon.fuel)}` : ''}. What is sold is not taken off.`,
  ];
  return [
    { name: 'Carbon today', value: aYear(kg(now.carbon.total)), working: sum(now) },
    {
      name: 'Carbon with the plan',
      value: aYear(kg(then.carbon.total)),
      range: between(
        kg(Math.max(0, now.carbon.total - high.savedCarbonKg)),
        kg(Math.max(0, now.carbon.total - low.savedCarbonKg)),
      ),
      working: sum(then),
    },
  ];
}

function energyLines({ then, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const { totals, madeKwh, usedKwh, selfSufficiency, selfUse, seasonalPerformance } = then;
  const share = (bought: number) =>
    usedKwh > 0 ? percent(Math.max(0, 1 - bought / usedKwh)) : percent(0);
  const used = `${kwh(usedKwh)} are used: house ${kwh(totals.house)}, heat ${kwh(totals.heat)}, car ${kwh(totals.car)}.`;
  return [
    {
      name: 'Made',
      value: kwh(madeKwh),
      range: between(kwh(low.madeKwh), kwh(high.madeKwh)),
      working: [`Wind ${kwh(totals.wind)} + sun ${kwh(totals.sun)}`],
    },
    {
      name: 'Of that used at home',
      value: kwh(madeKwh - totals.sold),
      working: [
        selfUse === undefined
          ? 'Nothing is made.'
          : `${kwh(madeKwh)} made − ${kwh(totals.sold)} sold, which is ${percent(selfUse)} of what is made; ${kwh(totals.lost)} of it turn into warmth in the battery.`,
      ],
    },
    {
      name: 'Sold',
      value: kwh(totals.sold),
      working: ['What is made in an hour beyond what house, heat, car and battery take.'],
    },
    {
      name: 'Bought',
      value: kwh(totals.bought),
      range: between(kwh(low.boughtKwh), kwh(high.boughtKwh)),
      working: ['What wind, sun and battery do not give in the hour in which it is needed.'],
    },
    {
      name: 'Self-sufficiency',
      value: percent(selfSufficiency),
      range: between(share(high.boughtKwh), share(low.boughtKwh)),
      working: [
        used,
        `1 − ${kwh(totals.bought)} bought ÷ ${kwh(usedKwh)} used`,
        ...(seasonalPerformance === undefined
          ? []
          : [
              `The heat pump gives ${seasonalPerformance.toFixed(1)} kWh of heat for each kWh over the year.`,
            ]),
      ],
    },
  ];
}

/** A payback in words. */
export function sayPayback(payback: Payback): string {
  switch (payback.kind) {
    case 'free':
      return 'costs nothing';
    case 'years':
      return `${formatWhole(payback.years)} years`;
    case 'not in its lifetime':
      return `not in its lifetime of ${formatWhole(payback.lifetimeYears)} years`;
  }
}

const between = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);
const aYear = (value: string) => `${value} a year`;
const kwh = (value: number) => `${formatWhole(value)} kWh`;
const percent = (share: number) => `${formatWhole(share * 100)}%`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
