import { countOf, formatWhole } from '../../numbers/format.ts';
import {
  BASELINE_Y,
  baseline,
  labelBelowAxis,
  CHART_WIDTH,
  type Chart,
  type ChartMark,
} from './chart.ts';

/** Years until a cost is paid back; 0 when nothing is saved. @param savings £ a year */
export const paybackYears = (cost: number, savings: number): number =>
  savings > 0 ? cost / savings : 0;

/** Longer paybacks are shown as "more than 100 years". */
const MAX_PAYBACK_YEARS = 100;
/** A chart over more years than equipment lasts would be meaningless. */
const MAX_CHART_YEARS = 30;

/**
 * Years with one decimal, or words if it never pays back.
 * @param lifetime of the equipment, years: a longer payback is marked
 */
export function formatYears(years: number, lifetime = Infinity): string {
  if (years <= 0) return 'does not pay back';
  const text =
    years > MAX_PAYBACK_YEARS
      ? `more than ${MAX_PAYBACK_YEARS} years`
      : `${years.toFixed(1)} years`;
  return years > lifetime
    ? `${text}, longer than its lifetime (${countOf(lifetime, 'year')})`
    : text;
}

/** One estimate of the savings. */
interface Savings {
  /** £ a year. */
  savings: number;
  /** The assumption that distinguishes it, if there are several. */
  name?: string;
}

/** Space above the highest point, for the name of a line. */
const TOP = 24;
/** Space for the number of years at a crossing. */
const LABEL_WIDTH = 90;

/**
 * Charts the cost and the savings year by year, and marks where the lines cross.
 * @param cost £, paid at the start
 * @returns no chart if no line crosses within 30 years, since equipment lasts no longer
 */
export function chartPayback(cost: number, lines: readonly Savings[]): Chart[] {
  const yearsOf = ({ savings }: Savings) => (savings > 0 ? cost / savings : Infinity);
  const sorted = lines.toSorted((one, other) => yearsOf(one) - yearsOf(other));
  const slowest = sorted.findLast((line) => yearsOf(line) <= MAX_CHART_YEARS);
  if (!slowest) return [];
  const span = Math.max(1, Math.ceil(yearsOf(slowest) * 1.4));
  const highest = slowest.savings * span;
  const x = (years: number) => (years / span) * CHART_WIDTH;
  const y = (pounds: number) => BASELINE_Y - (pounds / highest) * (BASELINE_Y - TOP);

  const draw = (line: Savings): ChartMark[] => {
    const end = Math.min(span, highest / line.savings);
    const at = { x: x(yearsOf(line)), y: y(cost) };
    const isBelow = at.x < LABEL_WIDTH || (line === slowest && line !== sorted[0]);
    return [
      { path: `M0 ${BASELINE_Y}L${x(end)} ${y(line.savings * end)}`, className: 'line-savings' },
      ...(at.x > CHART_WIDTH ? [] : crossing(at, formatYears(yearsOf(line)), isBelow)),
      ...(line.name ? [drawLabel(line.name, x(end), y(line.savings * end))] : []),
    ];
  };
  const periods = sorted.map((line) => {
    const when = line.savings > 0 ? formatYears(yearsOf(line)) : 'never';
    return line.name ? `${when} (${line.name})` : when;
  });
  return [
    {
      title: `Savings reach the cost of £${formatWhole(cost)} after ${periods.join(', ')}.`,
      marks: [
        baseline,
        { path: `M0 ${y(cost)}h${CHART_WIDTH}`, className: 'line-cost' },
        ...sorted.filter(({ savings }) => savings > 0).flatMap(draw),
        { text: 'cost', x: CHART_WIDTH - 4, y: y(cost) - 8, className: 'end' },
        labelBelowAxis('today', 0, 'start'),
        labelBelowAxis(countOf(span, 'year'), CHART_WIDTH, 'end'),
      ],
    },
  ];
}

/** The point where savings reach the cost, labelled with the payback period. */
const crossing = (
  { x, y }: { x: number; y: number },
  text: string,
  isBelow: boolean,
): ChartMark[] => [
  { path: `M${x - 7} ${y}a7 7 0 0 0 14 0a7 7 0 0 0-14 0`, className: 'crossing' },
  isBelow
    ? { text, x: x + 14, y: y + 24, className: 'start' }
    : { text, x: x - 14, y: y - 10, className: 'end' },
];

/** The name of a line at its end: above it at the chart's edge, else on whichever side has space. */
function drawLabel(text: string, x: number, y: number): ChartMark {
  if (x === CHART_WIDTH) return { text, x, y: y - 10, className: 'end' };
  return x < CHART_WIDTH / 2
    ? { text, x: x + 10, y: y + 8, className: 'start' }
    : { text, x: x - 24, y: y + 8, className: 'end' };
}
