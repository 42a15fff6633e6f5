import { LONGEST_PAYBACK } from '../model/values/format.ts';

interface PaybackChartProps {
  /** £, paid at the start. */
  cost: number;
  /** £ a year. */
  savings: number;
  /** Years until the lines cross. */
  years: number;
}

const WIDTH = 400;
const HEIGHT = 170;

/** What was paid against what is saved, year by year, and the year in which the lines cross. */
export function PaybackChart({ cost, savings, years }: PaybackChartProps) {
  if (years <= 0 || years > LONGEST_PAYBACK) return null;
  const span = Math.max(1, Math.ceil(years * 1.4));
  const highest = Math.max(cost, savings * span);
  const x = (year: number) => (year / span) * WIDTH;
  const y = (pounds: number) => HEIGHT - (pounds / highest) * (HEIGHT - 24);
  const title = `Savings reach the cost of £${Math.round(cost).toLocaleString('en-GB')} after ${years.toFixed(1)} years.`;
  const isLate = years > span * 0.6;
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + 28}`} role="img" aria-label={title}>
      <path d={`M0 ${HEIGHT}h${WIDTH}`} className="axis" />
      <path d={`M0 ${y(cost)}h${WIDTH}`} className="line-cost" />
      <path d={`M0 ${HEIGHT}L${x(span)} ${y(savings * span)}`} className="line-savings" />
      <circle cx={x(years)} cy={y(cost)} r="7" className="crossing" />
      <text
        x={x(years) + (isLate ? -14 : 14)}
        y={y(cost) + (isLate ? -10 : 24)}
        className={isLate ? 'end' : 'start'}
      >
        {years.toFixed(1)} years
      </text>
      <text x="4" y={y(cost) - 8} className="start">
        cost
      </text>
      <text x="0" y={HEIGHT + 20} className="label start">
        today
      </text>
      <text x={WIDTH} y={HEIGHT + 20} className="label end">
        {span} years
      </text>
    </svg>
  );
}
