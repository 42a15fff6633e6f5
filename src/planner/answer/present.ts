import { formatNumber, formatPounds, saySaved } from '../../values/numbers/format.ts';
import { HUB_WIND_MS } from '../engine/generation/turbines.ts';
import type { Interval } from '../engine/interval.ts';
import type { AnswerLine } from './answer-line.ts';
import type { PlanAnswer } from './answer-plan.ts';
import { energyLines } from './energy-lines.ts';
import { moneyLines } from './money-lines.ts';
import { sayPayback } from './payback-words.ts';
import { aMonth, aYear, co2, kwh, rangeOf } from './quantities.ts';

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
      `${SITES[site]}, ${HUB_WIND_MS[site]} m/s: ${saySaved(savedPounds)}, wind gives ${kwh(windKwh)}`,
  );

const SOURCES = { measured: 'measured', judged: 'our guess' } as const;

/** Why the range is as wide as it is, the widest reason first. */
export const presentReasons = ({ reasons }: Interval): string[] =>
  reasons
    .filter(({ pounds }) => Math.round(pounds) > 0)
    .map(({ name, source, pounds }) => `${name}: ±${formatPounds(pounds)} (${SOURCES[source]})`);

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
