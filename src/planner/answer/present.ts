import { formatNumber, formatPounds } from '../../values/format.ts';
import { MONTH_NAMES } from '../../values/month-names.ts';
import { HUB_WIND_MS } from '../engine/generation/turbines.ts';
import type { Interval } from '../engine/interval.ts';
import type { PlanAnswer } from './answer-plan.ts';
import { paybackWorking, sayPayback, sayPaybackRange } from './payback-words.ts';
import { aMonth, aYear, co2, kwh, percent, rangeOf } from './quantities.ts';

/** A number of the answer, and how it comes about. */
export interface AnswerLine {
  name: string;
  value: string;
  /** From the low to the high end. */
  range?: string | undefined;
  working: readonly string[];
}

/** The lines of an answer, the most asked first. */
export const presentAnswer = (answer: PlanAnswer): AnswerLine[] => [
  ...moneyLines(answer),
  ...carbonLines(answer),
  ...energyLines(answer),
];

/** The £ saved a year, or lost, for the top of an answer. */
export function headline({ savedPounds, spread: { low, high } }: PlanAnswer) {
  const isLoss = savedPounds < 0;
  const [from, to] = isLoss
    ? [-high.savedPounds, -low.savedPounds]
    : [low.savedPounds, high.savedPounds];
  return {
    label: isLoss ? 'Costs more each year' : 'Saves each year',
    main: formatPounds(Math.abs(savedPounds)),
    range: `Likely: ${rangeOf.pounds(from, to)}`,
  };
}

/** Whether anything is planned that costs or changes the bill. */
export const isPlanned = ({ cost, savedPounds }: PlanAnswer): boolean =>
  cost.lines.length > 0 || Math.abs(savedPounds) >= 0.5;

/** Of a home with nothing planned. */
export const presentToday = (answer: PlanAnswer): AnswerLine[] =>
  presentAnswer(answer).filter(({ name }) => name.endsWith(' today'));

/** What a plan comes to, or a home without one, in a line. */
export function summaryOf(answer: PlanAnswer): string {
  const { savedPounds, cost, payback, now } = answer;
  if (!isPlanned(answer)) {
    return `Energy today: ${aYear(formatPounds(now.bill.total))}, ${aMonth(now.bill.total)}`;
  }
  const { label, main } = headline(answer);
  const saved = `${label.replace(' each year', '')} ${main} a year, ${aMonth(Math.abs(savedPounds))}`;
  if (cost.paid <= 0) return `${saved} · costs nothing`;
  const less = cost.net <= 0 ? ', less than the boiler that is due' : '';
  return `${saved} · costs ${formatPounds(cost.paid)}${less} · paid back: ${sayPayback(payback.expected)}`;
}

const SITES: Readonly<Record<keyof typeof HUB_WIND_MS, string>> = {
  sheltered: 'Sheltered',
  open: 'Open ground',
  ridge: 'Ridge or shore',
};

/** What the wind at the hub does to the plan, a line for each site. */
export const presentSites = ({ sites }: PlanAnswer): string[] =>
  sites.map(
    ({ site, windKwh, savedPounds }) =>
      `${SITES[site]}, ${HUB_WIND_MS[site]} m/s: ${savedPounds < 0 ? 'costs' : 'saves'} ${formatPounds(Math.abs(savedPounds))}${savedPounds < 0 ? ' more' : ''}, wind gives ${kwh(windKwh)}`,
  );

const SOURCES = { measured: 'measured', judged: 'our guess' } as const;

/** Why the range is as wide as it is, the widest reason first. */
export const presentReasons = ({ reasons }: Interval): string[] =>
  reasons
    .filter(({ pounds }) => Math.round(pounds) > 0)
    .map(({ name, source, pounds }) => `${name}: ±${formatPounds(pounds)} (${SOURCES[source]})`);

function moneyLines(answer: PlanAnswer): AnswerLine[] {
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
        `What a year saves counts it: today ${sum(now.bill.total, before)}, with the plan ${sum(then.bill.total, after)}, so ${formatPounds(savedPounds)}.`,
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
        `${capital(what)}: ${formatPounds(pounds)}, lasting ${lifetimeYears} years`,
    ),
    ...(grant > 0 ? [`Less grants, if you meet their conditions: ${formatPounds(grant)}`] : []),
    ...(spared > 0
      ? [`A new oil boiler, due anyway, would be ${formatPounds(spared)}: that need not be bought`]
      : []),
    ...(loan > 0
      ? [
          `${formatPounds(loan)} can be borrowed without interest, for ${formatPounds(loanAMonth)} a month at first; the plan saves ${aMonth(savedPounds)}.`,
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

function carbonLines({ now, then, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const sum = ({ carbon: { electricity, oil, fuel }, totals }: PlanAnswer['now']) => [
    [
      `Electricity ${co2(electricity)}${totals.bought > 0 ? ` (${formatNumber(electricity / totals.bought, 3)} kg a kWh)` : ''}`,
      ...(oil > 0 ? [`oil ${co2(oil)}`] : []),
      ...(fuel > 0 ? [`petrol or diesel ${co2(fuel)}`] : []),
    ].join(' + ') + '. What is sold is not taken off.',
  ];
  return [
    {
      name: 'Carbon today',
      value: aYear(co2(now.carbon.total)),
      range: rangeOf.co2(low.carbonNow, high.carbonNow),
      working: sum(now),
    },
    {
      name: 'Carbon with the plan',
      value: aYear(co2(then.carbon.total)),
      range: rangeOf.co2(low.carbonThen, high.carbonThen),
      working: sum(then),
    },
  ];
}

function energyLines({ then, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const { totals, usedKwh, seasonalPerformance, madeKwh } = then;
  return [
    ...(madeKwh > 0 ? madeLines(then, [low.madeKwh, high.madeKwh]) : []),
    {
      name: 'Bought',
      value: kwh(totals.bought),
      range: rangeOf.kwh(low.boughtKwh, high.boughtKwh),
      working: [
        'What wind, sun and battery do not give in the hour in which it is needed.',
        `${kwh(usedKwh)} are used: house ${kwh(totals.house)}, heat ${kwh(totals.heat)}, car ${kwh(totals.car)}.`,
        ...(seasonalPerformance === undefined
          ? []
          : [
              `The heat pump gives ${seasonalPerformance.toFixed(1)} kWh of heat for each kWh over the year.`,
            ]),
      ],
    },
    ...(madeKwh > 0
      ? [
          {
            name: 'Self-sufficiency',
            value: percent(then.selfSufficiency),
            range: rangeOf.percent(low.selfSufficiency, high.selfSufficiency),
            working: [`1 − ${kwh(totals.bought)} bought ÷ ${kwh(usedKwh)} used`],
          },
        ]
      : []),
  ];
}

/** What is made, and where it goes. */
function madeLines(
  { totals, flows, madeKwh, selfUse = 0 }: PlanAnswer['then'],
  [least, most]: readonly [number, number],
): AnswerLine[] {
  const { wind, sun, sold, curtailed } = totals;
  const down = curtailed > 0 ? ` − ${kwh(curtailed)} turned down` : '';
  return [
    {
      name: 'Made',
      value: kwh(madeKwh),
      range: rangeOf.kwh(least, most),
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
    ...(curtailed > 0
      ? [
          {
            name: 'Turned down',
            value: kwh(curtailed),
            working: [
              'What is made in an hour beyond that and your export limit. It earns nothing; the network may allow more.',
            ],
          },
        ]
      : []),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
