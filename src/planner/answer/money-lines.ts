import { countOf, formatPounds, saySaved } from '../../values/numbers/format.ts';
import { MONTH_NAMES } from '../../values/dates/days.ts';
import type { AnswerLine } from './answer-line.ts';
import type { PlanAnswer } from './answer-plan.ts';
import { paybackWorking, sayPayback, sayPaybackRange, saySpared } from './payback-words.ts';
import { aMonth, aYear, kwh, rangeOf } from './quantities.ts';

/** Money in an answer: bills, upkeep, cost and payback. */
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
      value: sayPayback(payback.expected),
      range: sayPaybackRange(payback),
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
        `What a year saves counts it: today ${sum(now.bill.total, before)}, with the plan ${sum(then.bill.total, after)}, so the plan ${saySaved(savedPounds)}.`,
      ],
    },
  ];
}

function costWorking({ cost, savedPounds }: PlanAnswer): string[] {
  const { lines, grant, spared, loan, loanAMonth } = cost;
  if (lines.length === 0) return ['Nothing is bought.'];
  return [
    ...lines.map(
      ({ what, pounds, lifetimeYears }) =>
        `${capital(what)}: ${formatPounds(pounds)}, lasting ${countOf(lifetimeYears, 'year')}`,
    ),
    ...(grant > 0 ? [`Less grants, if you meet their conditions: ${formatPounds(grant)}`] : []),
    ...(spared > 0 ? [`${saySpared(spared)}: that need not be bought`] : []),
    ...(loan > 0
      ? [
          `${formatPounds(loan)} can be borrowed without interest, for ${formatPounds(loanAMonth)} a month at first; the plan ${saySaved(savedPounds / 12)} a month.`,
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
