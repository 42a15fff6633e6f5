import { formatWhole, LONGEST_PAYBACK } from '../values/format.ts';
import { GROUND, groundLine, under, WIDTH, type Chart } from './chart.ts';

/** Free above the highest point. */
const TOP = 24;

/**
 * What was paid against what is saved, year by year, and the year in which the lines cross.
 * @param cost £, paid at the start
 * @param savings £ a year
 * @param years until the lines cross
 * @returns no chart where they never do, or only after a century, which would be nothing but a flat line
 */
export function chartPayback(cost: number, savings: number, years: number): Chart[] {
  if (years <= 0 || years > LONGEST_PAYBACK) return [];
  const span = Math.max(1, Math.ceil(years * 1.4));
  const highest = Math.max(cost, savings * span);
  const y = (pounds: number) => GROUND - (pounds / highest) * (GROUND - TOP);
  const x = (years / span) * WIDTH;
  const isLate = years > span * 0.6;
  const when = `${years.toFixed(1)} years`;
  return [
    {
      title: `Savings reach the cost of £${formatWhole(cost)} after ${when}.`,
      marks: [
        groundLine,
        { path: `M0 ${y(cost)}h${WIDTH}`, look: 'line-cost' },
        { path: `M0 ${GROUND}L${WIDTH} ${y(savings * span)}`, look: 'line-savings' },
        {
          path: `M${x - 7} ${y(cost)}a7 7 0 0 0 14 0a7 7 0 0 0-14 0`,
          look: 'crossing',
        },
        isLate
          ? { text: when, x: x - 14, y: y(cost) - 10, look: 'end' }
          : { text: when, x: x + 14, y: y(cost) + 24, look: 'start' },
        { text: 'cost', x: 4, y: y(cost) - 8, look: 'start' },
        under('today', 0, 'start'),
        under(`${span} years`, WIDTH, 'end'),
      ],
    },
  ];
}
