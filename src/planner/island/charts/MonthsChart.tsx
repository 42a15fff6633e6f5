import { memo } from 'react';
import {
  barsPath,
  drawMonths,
  MONTHLY_SERIES,
  MONTHS_HEIGHT,
  MONTHS_WIDTH,
  type MonthsDrawn,
} from '../../answer/months.ts';
import { MONTH_NAMES } from '../../../dates/days.ts';
import { formatWhole } from '../../../numbers/format.ts';
import { UNTRANSLATED } from '../../../ui/classes.ts';
import { ChartTable } from '../FiguresTable.tsx';

const CAPTION = 'Electricity made (left) and used (right) each month, kWh';
const USED = 'Electricity used each month, kWh';
const STACKED = ['wind', 'sun', 'house', 'heat', 'car'] as const;
const HEAD = ['Month', 'Wind', 'Sun', 'House', 'Heat', 'Car', 'Bought', 'Exported'];

/** Rendered once for each answer, and not while controls move. */
export const MonthsChart = memo(function MonthsChart({ months }: { months: MonthsDrawn }) {
  const drawn = STACKED.filter((name) => months[name].some((kwh) => kwh >= 1));
  const caption = drawn.some((name) => name === 'wind' || name === 'sun') ? CAPTION : USED;
  const { bars, labels, baselineY, max } = drawMonths(months);
  return (
    <figure className="mt-4 break-inside-avoid lg:grid lg:grid-cols-2 lg:gap-x-8">
      <div>
        <figcaption className="font-strong">{caption}</figcaption>
        <Legend names={drawn} />
        <svg
          className={`picture ${UNTRANSLATED}`}
          viewBox={`0 0 ${MONTHS_WIDTH} ${MONTHS_HEIGHT}`}
          role="img"
          aria-label={`${caption}. The highest is ${formatWhole(max)}. The table below has all values.`}
        >
          <path className="stroke-control" d={`M0 ${baselineY}h${MONTHS_WIDTH}`} />
          {drawn.map((name) => (
            <path className={fillOf(name)} key={name} d={barsPath(bars, name)} />
          ))}
          {labels.map(({ x, text }) => (
            <text key={x} x={x} y={baselineY + 18} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </div>
      <ChartTable
        caption={caption}
        head={HEAD}
        rows={MONTH_NAMES.map((name, month) => [
          name,
          ...MONTHLY_SERIES.map((series) => {
            const kwh = months[series][month];
            return kwh === undefined ? '–' : formatWhole(kwh);
          }),
        ])}
      />
    </figure>
  );
});

const SERIES = {
  wind: { label: 'Wind', fill: 'fill-mark-wind' },
  sun: { label: 'Sun', fill: 'fill-mark-sun' },
  house: { label: 'House', fill: 'fill-control' },
  heat: { label: 'Heat', fill: 'fill-mark-heat' },
  car: { label: 'Car', fill: 'fill-mark' },
} as const;

type SeriesName = keyof typeof SERIES;

const fillOf = (name: SeriesName): string => SERIES[name].fill;

function Legend({ names }: { names: readonly SeriesName[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm" aria-hidden="true">
      {names.map((name) => (
        <li className="flex items-center gap-1" key={name}>
          <svg className={`size-3 ${fillOf(name)}`} viewBox="0 0 1 1">
            <path d="M0 0h1v1H0z" />
          </svg>
          <span>{SERIES[name].label}</span>
        </li>
      ))}
    </ul>
  );
}
