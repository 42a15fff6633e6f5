import { formatNumber, formatPounds, formatSaved } from '../../numbers/format.ts';
import { HUB_WIND_MS } from '../engine/plan.ts';
import type { Interval } from '../engine/interval.ts';
import { type AnswerLine, energyLines, moneyLines } from './lines.ts';
import type { PlanAnswer } from './answer-plan.ts';
import { aMonth, aYear, co2, kwh, rangeOf, formatPayback } from './quantities.ts';
import { CAUSES } from './texts.ts';

export const formatAnswer = (answer: PlanAnswer): AnswerLine[] => [
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

export const formatToday = (answer: PlanAnswer): AnswerLine[] =>
  formatAnswer(answer).filter(({ name }) => name.endsWith(' today'));

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
  return `${saved} · costs ${formatPounds(cost.paid)}${less} · paid back: ${formatPayback(payback.expected)}`;
}

const SITES: Readonly<Record<keyof typeof HUB_WIND_MS, string>> = {
  sheltered: 'Sheltered',
  open: 'Open ground',
  ridge: 'Ridge or shore',
};

export const formatSites = ({ sites }: PlanAnswer): string[] =>
  sites.map(
    ({ site, windKwh, savedPounds }) =>
      `${SITES[site]}, ${HUB_WIND_MS[site]} m/s: ${formatSaved(savedPounds)}, wind gives ${kwh(windKwh)}`,
  );

const SOURCES = { measured: 'measured', judged: 'our guess' } as const;

/** Why the range is as wide as it is, the widest reason first. */
export const formatReasons = ({ reasons }: Interval): string[] =>
  reasons
    .filter(({ pounds }) => Math.round(pounds) > 0)
    .map(
      ({ cause, source, pounds }) =>
        `${CAUSES[cause]}: ±${formatPounds(pounds)} (${SOURCES[source]})`,
    );

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
