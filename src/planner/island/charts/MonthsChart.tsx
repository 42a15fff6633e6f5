import { memo } from 'react';
import { MONTHLY_SERIES, type MonthsDrawn } from '../../answer/months.ts';
import { MONTH_NAMES } from '../../../dates/days.ts';
import { formatWhole } from '../../../numbers/format.ts';
import { sum } from '../../../numbers/sum.ts';
import { UNTRANSLATED } from '../../../ui/classes.ts';
import { ChartTable } from '../FiguresTable.tsx';

const CAPTION = 'Electricity made (left) and used (right) each month, kWh';
const USED = 'Electricity used each month, kWh';
const HEAD = ['Month', 'Wind', 'Sun', 'House', 'Heat', 'Car', 'Bought', 'Exported'];

const WIDTH = 400;
const HEIGHT = 200;
const BASELINE_Y = 176;
const TOP = 16;
const SLOT = WIDTH / 12;
const BAR = 12;

/** In each month, generation is on the left and use on the right. */
const STACKS = [
  ['wind', 'sun'],
  ['house', 'heat', 'car'],
] as const;
const STACKED = STACKS.flat();

const SERIES = {
  wind: { label: 'Wind', fill: 'fill-mark-wind' },
  sun: { label: 'Sun', fill: 'fill-mark-sun' },
  house: { label: 'House', fill: 'fill-control' },
  heat: { label: 'Heat', fill: 'fill-mark-heat' },
  car: { label: 'Car', fill: 'fill-mark' },
} as const;

/** Rendered once for each answer, and not while controls move. */
export const MonthsChart = memo(function MonthsChart({ months }: { months: MonthsDrawn }) {
  const drawn = STACKED.filter((name) => months[name].some((kwh) => kwh >= 1));
  const caption = drawn.some((name) => name === 'wind' || name === 'sun') ? CAPTION : USED;
  const { paths, max } = drawMonths(months);
  return (
    <figure className="mt-4 break-inside-avoid lg:grid lg:grid-cols-2 lg:gap-x-8">
      <div>
        <figcaption className="font-strong">{caption}</figcaption>
        <ul className="flex flex-wrap gap-x-4 text-sm" aria-hidden="true">
          {drawn.map((name) => (
            <li className="flex items-center gap-1" key={name}>
              <svg className={`size-3 ${SERIES[name].fill}`} viewBox="0 0 1 1">
                <path d="M0 0h1v1H0z" />
              </svg>
              <span>{SERIES[name].label}</span>
            </li>
          ))}
        </ul>
        <svg
          className={`picture ${UNTRANSLATED}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`${caption}. The highest is ${formatWhole(max)}. The table below has all values.`}
        >
          <path className="stroke-control" d={`M0 ${BASELINE_Y}h${WIDTH}`} />
          {drawn.map((name) => (
            <path className={SERIES[name].fill} key={name} d={paths[name]} />
          ))}
          {MONTH_NAMES.map((name, month) => (
            <text
              key={name}
              x={roundToTenth((month + 0.5) * SLOT)}
              y={BASELINE_Y + 18}
              textAnchor="middle"
            >
              {name.charAt(0)}
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

/** The bars of each series as one path, and the highest stack, kWh. */
function drawMonths(months: MonthsDrawn) {
  const kwhIn = (name: keyof MonthsDrawn, month: number) => months[name][month] ?? 0;
  const totals = STACKS.flatMap((stack) =>
    MONTH_NAMES.map((_, month) => sum(stack.map((name) => kwhIn(name, month)))),
  );
  const max = Math.max(...totals, 1);
  const scale = (BASELINE_Y - TOP) / max;
  const paths = { wind: '', sun: '', house: '', heat: '', car: '' };
  for (const month of MONTH_NAMES.keys()) {
    for (const [side, stack] of STACKS.entries()) {
      const x = roundToTenth(month * SLOT + SLOT / 2 - BAR - 1 + side * (BAR + 2));
      let y = BASELINE_Y;
      for (const name of stack) {
        const height = kwhIn(name, month) * scale;
        y -= height;
        paths[name] += `M${x} ${roundToTenth(y)}h${BAR}v${roundToTenth(height)}h-${BAR}z`;
      }
    }
  }
  return { paths, max };
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10;
