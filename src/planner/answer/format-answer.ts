import { formatNumber, formatPounds, formatSaved } from '../../numbers/format.ts';
import { HUB_WIND_MS } from '../engine/plan.ts';
import type { UncertaintyRange } from '../engine/uncertainty.ts';
import { type AnswerLine, energyLines, moneyLines } from './lines.ts';
import type { PlanAnswer } from './answer-plan.ts';
import {
  formatPerMonth,
  formatPerYear,
  formatCo2,
  formatKwh,
  formatRangeOf,
  formatPayback,
} from './quantities.ts';
import { isFuel } from '../engine/plan.ts';
import { CAUSES, FUEL_NAMES } from './texts.ts';

export const formatAnswer = (answer: PlanAnswer): AnswerLine[] => [
  ...moneyLines(answer),
  ...carbonLines(answer),
  ...energyLines(answer),
];

/** The headline of an answer: £ saved or lost a year. */
export function headline({ savedPounds, spread: { low, high } }: PlanAnswer) {
  const isLoss = savedPounds < 0;
  const [from, to] = isLoss
    ? [-high.savedPounds, -low.savedPounds]
    : [low.savedPounds, high.savedPounds];
  return {
    label: isLoss ? 'Costs more each year' : 'Saves each year',
    main: formatPounds(Math.abs(savedPounds)),
    range: `Likely ${formatRangeOf.pounds(from, to)}`,
  };
}

/** Whether the plan costs anything or changes the bill. */
export const isPlanned = ({ cost, savedPounds }: PlanAnswer): boolean =>
  cost.lines.length > 0 || Math.abs(savedPounds) >= 0.5;

export const formatToday = (answer: PlanAnswer): AnswerLine[] =>
  formatAnswer(answer).filter(({ name }) => name.endsWith(' today'));

/** One line about a plan, or about a home without one. */
export function summaryOf(answer: PlanAnswer): string {
  const { savedPounds, cost, payback, before } = answer;
  if (!isPlanned(answer)) {
    return `Energy today: ${formatPerYear(formatPounds(before.bill.total))}, ${formatPerMonth(before.bill.total)}`;
  }
  const { label, main } = headline(answer);
  const saved = `${label.replace(' each year', '')} ${main} a year, ${formatPerMonth(Math.abs(savedPounds))}`;
  if (cost.unpriced.includes('turbine')) return `${saved} · turbine: ask us for a price`;
  if (cost.paid <= 0) return `${saved} · costs nothing`;
  const less = cost.net <= 0 ? ', less than a new boiler' : '';
  const paid = `${saved} · costs ${formatPounds(cost.paid)}${less}`;
  return cost.unpriced.length > 0
    ? `${paid}, excluding the car`
    : `${paid} · payback ${formatPayback(payback.expected)}`;
}

const SITES: Readonly<Record<keyof typeof HUB_WIND_MS, string>> = {
  sheltered: 'Sheltered',
  open: 'Open ground',
  ridge: 'Ridge or shore',
};

export const formatSites = ({ sites }: PlanAnswer): string[] =>
  sites.map(
    ({ site, windKwh, savedPounds }) =>
      `${SITES[site]}, ${HUB_WIND_MS[site]} m/s: ${formatSaved(savedPounds)} a year; the turbine makes ${formatKwh(windKwh)}`,
  );

const SOURCES = { measured: 'measured', judged: 'our estimate' } as const;

/** The reasons for the range, largest first. */
export const formatReasons = ({ reasons }: UncertaintyRange): string[] =>
  reasons
    .filter(({ pounds }) => Math.round(pounds) > 0)
    .map(
      ({ cause, source, pounds }) =>
        `${CAUSES[cause]}: ±${formatPounds(pounds)} (${SOURCES[source]})`,
    );

function carbonLines({ before, after, spread: { low, high } }: PlanAnswer): AnswerLine[] {
  const sum = ({
    carbon: { electricity, boilerFuel, carFuel },
    totals,
    heating,
  }: PlanAnswer['before']) => [
    [
      `Electricity ${formatCo2(electricity)}${totals.imported > 0 ? ` (${formatNumber(electricity / totals.imported, 3)} kg a kWh)` : ''}`,
      ...(boilerFuel > 0 && isFuel(heating)
        ? [`${FUEL_NAMES[heating]} ${formatCo2(boilerFuel)}`]
        : []),
      ...(carFuel > 0 ? [`petrol or diesel ${formatCo2(carFuel)}`] : []),
    ].join(' + ') + '. Exports do not reduce this figure.',
  ];
  return [
    {
      name: 'Carbon today',
      value: formatPerYear(formatCo2(before.carbon.total)),
      range: formatRangeOf.co2(low.carbonBefore, high.carbonBefore),
      working: sum(before),
    },
    {
      name: 'Carbon with the plan',
      value: formatPerYear(formatCo2(after.carbon.total)),
      range: formatRangeOf.co2(low.carbonAfter, high.carbonAfter),
      working: sum(after),
    },
  ];
}
