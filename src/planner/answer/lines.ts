import { countOf } from '../../numbers/format.ts';
import { formatPounds, formatSaved } from '../../numbers/format.ts';
import { MONTH_NAMES } from '../../dates/days.ts';
import type { PlanAnswer } from './answer-plan.ts';
import {
  formatPerMonth,
  formatPerYear,
  formatKwh,
  describePaybackWorking,
  formatPercent,
  formatRangeOf,
  formatPayback,
  formatPaybackRange,
  formatAvoided,
} from './quantities.ts';
import { isFuel } from '../engine/plan.ts';
import { COST_ITEM_NAMES, capital, FUEL_NAMES } from './texts.ts';

export interface AnswerLine {
  name: string;
  value: string;
  range?: string | undefined;
  working: readonly string[];
}

export function moneyLines(answer: PlanAnswer): AnswerLine[] {
  const { before, after, cost, payback } = answer;
  const { low, high } = answer.spread;
  const bill = (pounds: number) =>
    `${formatPerYear(formatPounds(pounds))}, ${formatPerMonth(pounds)}`;
  return [
    {
      name: 'Bill today',
      value: bill(before.bill.total),
      range: formatRangeOf.pounds(low.billBefore, high.billBefore),
      working: billSum(before),
    },
    {
      name: 'Bill with the plan',
      value: bill(after.bill.total),
      range: formatRangeOf.pounds(low.billAfter, high.billAfter),
      working: billSum(after),
    },
    ...upkeepLine(answer),
    {
      name: 'Cost of the plan',
      value: formatPounds(cost.paid),
      range: cost.grant > 0 ? `${formatPounds(cost.pounds)} before grants` : undefined,
      working: costWorking(answer),
    },
    {
      name: 'Payback',
      value: formatPayback(payback.expected),
      range: formatPaybackRange(payback.best, payback.worst),
      working: describePaybackWorking(answer),
    },
  ];
}

/** Costs besides the bills that the saving includes. */
function upkeepLine({ before, after, savedPounds }: PlanAnswer): AnswerLine[] {
  const [upkeepBefore, upkeepAfter] = [before.bill.upkeep, after.bill.upkeep];
  if (Math.round(upkeepBefore) === 0 && Math.round(upkeepAfter) === 0) return [];
  const sum = (total: number, upkeep: number) => `${formatPounds(total)} + ${formatPounds(upkeep)}`;
  return [
    {
      name: 'Upkeep with the plan',
      value: formatPerYear(formatPounds(upkeepAfter)),
      range: `${formatPounds(upkeepBefore)} today`,
      working: [
        'Servicing of boiler, heat pump and turbine, and replacement inverters for the panels.',
        `The saving takes this into account: ${sum(before.bill.total, upkeepBefore)} today, ${sum(after.bill.total, upkeepAfter)} with the plan, so the plan ${formatSaved(savedPounds)}.`,
      ],
    },
  ];
}

const UNPRICED = {
  turbine: 'Turbine: ask us for a price. It is not included here.',
  car: 'This includes the charger but not the electric car.',
};

function costWorking({ cost, savedPounds }: PlanAnswer): string[] {
  const { lines, grant, avoidedCost, loan, loanAMonth, unpriced } = cost;
  if (lines.length === 0) return ['Your plan needs no new equipment.'];
  return [
    ...lines
      .filter(({ pounds }) => pounds > 0)
      .map(
        ({ item, pounds, lifetimeYears }) =>
          `${capital(COST_ITEM_NAMES[item])}: ${formatPounds(pounds)}, lasts ${countOf(lifetimeYears, 'year')}`,
      ),
    ...unpriced.map((item) => UNPRICED[item]),
    ...(grant > 0 ? [`Less grants, if you meet their conditions: ${formatPounds(grant)}`] : []),
    ...(avoidedCost > 0 ? [formatAvoided(avoidedCost)] : []),
    ...(loan > 0
      ? [
          `You can borrow ${formatPounds(loan)} interest-free and repay ${formatPounds(loanAMonth)} a month; the plan ${formatSaved(savedPounds / 12)} a month.`,
        ]
      : []),
    'VAT on installation is 0% until 31 March 2027, then 5%.',
  ];
}

function billSum({ bill, totals, byMonth, heating }: PlanAnswer['before']): string[] {
  const { electricity, standingCharge, boilerFuel, carFuel, exportIncome, total } = bill;
  const fuelName = isFuel(heating) ? FUEL_NAMES[heating] : '';
  const parts = [
    `electricity ${formatPounds(electricity)} for ${formatKwh(totals.imported)}`,
    `standing charge ${formatPounds(standingCharge)}`,
    ...(boilerFuel > 0
      ? [`${fuelName} ${formatPounds(boilerFuel)} for ${formatKwh(totals.boilerFuel)}`]
      : []),
    ...(carFuel > 0 ? [`petrol or diesel ${formatPounds(carFuel)}`] : []),
  ];
  const income =
    exportIncome > 0
      ? `, less ${formatPounds(exportIncome)} for ${formatKwh(totals.exported)} exported`
      : '';
  const months = byMonth.map(
    (pounds, month) => `${MONTH_NAMES[month] ?? ''} ${formatPounds(pounds)}`,
  );
  return [
    `${capital(parts.join(' + '))}${income} = ${formatPounds(total)}. We price each hour separately.`,
    `By month: ${months.join(', ')}.`,
  ];
}

export function energyLines({ after, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const { totals, usedKwh, seasonalPerformance: spf, generatedKwh } = after;
  const imported: AnswerLine = {
    name: 'Electricity bought',
    value: formatKwh(totals.imported),
    range: formatRangeOf.kwh(low.importedKwh, high.importedKwh),
    working: [
      'Grid electricity, for hours when wind, sun and battery fall short.',
      `You use ${formatKwh(usedKwh)}: house ${formatKwh(totals.house)}, heat ${formatKwh(totals.heat)}, car ${formatKwh(totals.car)}.`,
      ...(spf === undefined
        ? []
        : [
            `Over the year, the heat pump gives ${spf.toFixed(1)} kWh of heat for each kWh of electricity.`,
          ]),
    ],
  };
  if (generatedKwh <= 0) return [imported];
  return [
    ...generationLines(after, formatRangeOf.kwh(low.generatedKwh, high.generatedKwh)),
    imported,
    {
      name: 'Self-sufficiency',
      value: formatPercent(after.selfSufficiency),
      range: formatRangeOf.percent(low.selfSufficiency, high.selfSufficiency),
      working: [`1 − ${formatKwh(totals.imported)} bought ÷ ${formatKwh(usedKwh)} used`],
    },
  ];
}

function generationLines(
  { totals, generatedKwh, selfConsumption = 0 }: PlanAnswer['after'],
  range: string,
): AnswerLine[] {
  const { wind, sun, exported, curtailed, lost } = totals;
  const isCurtailed = Math.round(curtailed) > 0;
  const down = isCurtailed ? ` − ${formatKwh(curtailed)} above the export limit` : '';
  const lines: (AnswerLine | false)[] = [
    {
      name: 'Electricity made',
      value: formatKwh(generatedKwh),
      range,
      working: [`Wind ${formatKwh(wind)} + sun ${formatKwh(sun)}`],
    },
    {
      name: 'Used at home',
      value: formatKwh(generatedKwh - exported - curtailed),
      working: [
        `${formatKwh(generatedKwh)} made − ${formatKwh(exported)} exported${down}: ${formatPercent(selfConsumption)} of what you make. The battery loses ${formatKwh(lost)}.`,
      ],
    },
    {
      name: 'Exported',
      value: formatKwh(exported),
      working: ['Surplus in each hour, after house, heat, car and battery.'],
    },
    isCurtailed && {
      name: 'Lost above the export limit',
      value: formatKwh(curtailed),
      working: [
        'Surplus that you may not export. It earns nothing; the network operator may allow more.',
      ],
    },
  ];
  return lines.filter((line) => line !== false);
}
