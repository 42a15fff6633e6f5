import { countOf } from '../../numbers/format.ts';
import { formatPounds, formatSaved } from '../../numbers/format.ts';
import { MONTH_NAMES } from '../../dates/days.ts';
import type { PlanAnswer } from './answer-plan.ts';
import {
  aMonth,
  aYear,
  kwh,
  paybackWorking,
  percent,
  rangeOf,
  formatPayback,
  formatPaybackRange,
  formatSpared,
} from './quantities.ts';
import { BOUGHT, capital } from './texts.ts';

export interface AnswerLine {
  name: string;
  value: string;
  range?: string | undefined;
  working: readonly string[];
}

export function moneyLines(answer: PlanAnswer): AnswerLine[] {
  const { now, then, cost, payback } = answer;
  const { low, high } = answer.spread;
  const bill = (pounds: number) => `${aYear(formatPounds(pounds))}, ${aMonth(pounds)}`;
  return [
    {
      name: 'Bill today',
      value: bill(now.bill.total),
      range: rangeOf.pounds(low.billNow, high.billNow),
      working: billSum(now),
    },
    {
      name: 'Bill with the plan',
      value: bill(then.bill.total),
      range: rangeOf.pounds(low.billThen, high.billThen),
      working: billSum(then),
    },
    ...upkeepLine(answer),
    {
      name: 'Cost of the plan',
      value: formatPounds(cost.paid),
      range: cost.grant > 0 ? `${formatPounds(cost.pounds)} before grants` : undefined,
      working: costWorking(answer),
    },
    {
      name: 'Paid back',
      value: formatPayback(payback.expected),
      range: formatPaybackRange(payback),
      working: paybackWorking(answer),
    },
  ];
}

/** What the saving counts beside the bills. */
function upkeepLine({ now, then, savedPounds }: PlanAnswer): AnswerLine[] {
  const [before, after] = [now.bill.upkeep, then.bill.upkeep];
  if (Math.round(before) === 0 && Math.round(after) === 0) return [];
  const sum = (total: number, upkeep: number) => `${formatPounds(total)} + ${formatPounds(upkeep)}`;
  return [
    {
      name: 'Upkeep with the plan',
      value: aYear(formatPounds(after)),
      range: `${formatPounds(before)} today`,
      working: [
        'Service of boiler, heat pump and turbine, and a new inverter for the panels in its time.',
        `What a year saves counts it: today ${sum(now.bill.total, before)}, with the plan ${sum(then.bill.total, after)}, so the plan ${formatSaved(savedPounds)}.`,
      ],
    },
  ];
}

function costWorking({ cost, savedPounds }: PlanAnswer): string[] {
  const { lines, grant, avoidedCost: spared, loan, loanAMonth } = cost;
  if (lines.length === 0) return ['Nothing is bought.'];
  return [
    ...lines.map(
      ({ what, pounds, lifetimeYears }) =>
        `${capital(BOUGHT[what])}: ${formatPounds(pounds)}, lasting ${countOf(lifetimeYears, 'year')}`,
    ),
    ...(grant > 0 ? [`Less grants, if you meet their conditions: ${formatPounds(grant)}`] : []),
    ...(spared > 0 ? [`${formatSpared(spared)}: that need not be bought`] : []),
    ...(loan > 0
      ? [
          `${formatPounds(loan)} can be borrowed without interest, for ${formatPounds(loanAMonth)} a month at first; the plan ${formatSaved(savedPounds / 12)} a month.`,
        ]
      : []),
  ];
}

function billSum({ bill, totals, byMonth }: PlanAnswer['now']): string[] {
  const { electricity, standingCharge, oil, fuel, exportIncome, total } = bill;
  const parts = [
    `electricity ${formatPounds(electricity)} for ${kwh(totals.bought)}`,
    `standing charge ${formatPounds(standingCharge)}`,
    ...(oil > 0 ? [`oil ${formatPounds(oil)} for ${kwh(totals.oil)}`] : []),
    ...(fuel > 0 ? [`petrol or diesel ${formatPounds(fuel)}`] : []),
  ];
  const sold =
    exportIncome > 0 ? `, less ${formatPounds(exportIncome)} for ${kwh(totals.sold)} sold` : '';
  const months = byMonth.map(
    (pounds, month) => `${MONTH_NAMES[month] ?? ''} ${formatPounds(pounds)}`,
  );
  return [
    `${capital(parts.join(' + '))}${sold} = ${formatPounds(total)}. Each hour at its own price.`,
    `By month: ${months.join(', ')}.`,
  ];
}

export function energyLines({ then, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const { totals, usedKwh, seasonalPerformance: spf, madeKwh } = then;
  const bought: AnswerLine = {
    name: 'Bought',
    value: kwh(totals.bought),
    range: rangeOf.kwh(low.boughtKwh, high.boughtKwh),
    working: [
      'What wind, sun and battery do not give in the hour in which it is needed.',
      `${kwh(usedKwh)} are used: house ${kwh(totals.house)}, heat ${kwh(totals.heat)}, car ${kwh(totals.car)}.`,
      ...(spf === undefined
        ? []
        : [`The heat pump gives ${spf.toFixed(1)} kWh of heat for each kWh over the year.`]),
    ],
  };
  if (madeKwh <= 0) return [bought];
  return [
    ...madeLines(then, rangeOf.kwh(low.madeKwh, high.madeKwh)),
    bought,
    {
      name: 'Self-sufficiency',
      value: percent(then.selfSufficiency),
      range: rangeOf.percent(low.selfSufficiency, high.selfSufficiency),
      working: [`1 − ${kwh(totals.bought)} bought ÷ ${kwh(usedKwh)} used`],
    },
  ];
}

function madeLines(
  { totals, flows, madeKwh, selfUse = 0 }: PlanAnswer['then'],
  range: string,
): AnswerLine[] {
  const { wind, sun, sold, curtailed } = totals;
  const isDown = Math.round(curtailed) > 0;
  const down = isDown ? ` − ${kwh(curtailed)} turned down` : '';
  const lines: (AnswerLine | false)[] = [
    {
      name: 'Made',
      value: kwh(madeKwh),
      range,
      working: [`Wind ${kwh(wind)} + sun ${kwh(sun)}`],
    },
    {
      name: 'Of that used at home',
      value: kwh(madeKwh - sold - curtailed),
      working: [
        `${kwh(madeKwh)} made − ${kwh(sold)} sold${down}, which is ${percent(selfUse)} of what is made. The battery lost ${kwh(flows.battery.lost)}.`,
      ],
    },
    {
      name: 'Sold',
      value: kwh(sold),
      working: ['What is made in an hour beyond what house, heat, car and battery take.'],
    },
    isDown && {
      name: 'Turned down',
      value: kwh(curtailed),
      working: [
        'What is made in an hour beyond that and your export limit. It earns nothing; the network may allow more.',
      ],
    },
  ];
  return lines.filter((line) => line !== false);
}
