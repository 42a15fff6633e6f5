import { type PointerEvent, useState } from 'react';
import {
  type Week,
  WEEK_HOURS,
  WEEK_NAMES,
  WEEKLY,
  type WeekName,
  type Weeks,
} from '../../answer/series.ts';
import { drawWeek, formatHour, WEEK_HEIGHT } from '../../answer/pictures/week.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Legend } from './Legend.tsx';
import { PictureTable } from './PictureTable.tsx';

export const WEEK_LABELS: Readonly<Record<WeekName, string>> = {
  gale: 'A January gale',
  frost: 'A still frost',
  june: 'A June week',
};

const WEEK_HEAD = [
  'Hour',
  'Wind',
  'Sun',
  'House',
  'Heat',
  'Car',
  'Bought',
  'Sold',
  'In the battery',
];

const TABS = WEEK_NAMES.map((value) => ({ value, label: WEEK_LABELS[value] }));
const NOON = 12;

/** A week hour by hour, with a cursor that fingers, mouse and arrow keys move. */
export function WeekPicture({ weeks }: { weeks: Weeks }) {
  const [name, setName] = useState<WeekName>('gale');
  const [hour, setHour] = useState(NOON);
  const week = weeks[name];
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    setHour(Math.min(WEEK_HOURS - 1, Math.max(0, Math.floor(share * WEEK_HOURS))));
  };
  return (
    <div className="mt-8 print:hidden">
      <h3>A week, hour by hour</h3>
      <div className="mt-2">
        <Tabs id="planner-week" label="Which week" tabs={TABS} value={name} onChange={setName}>
          <p className="text-sm text-muted">{formatWeek(week)}</p>
          <Legend names={week.capacityKwh > 0 ? ['wind', 'sun', 'battery'] : ['wind', 'sun']} />
          <div className="[touch-action:pan-y]" onPointerMove={point} onPointerDown={point}>
            <WeekDrawing week={week} hour={hour} label={WEEK_LABELS[name]} />
          </div>
          <label className="sr-only" htmlFor="planner-hour">
            Hour of the week
          </label>
          <input
            className="min-h-12 w-full print:hidden"
            id="planner-hour"
            type="range"
            min={0}
            max={WEEK_HOURS - 1}
            value={hour}
            aria-valuetext={formatWeekHour(week, hour)}
            onChange={(event) => {
              setHour(Number(event.target.value));
            }}
          />
          <p className="min-h-24 text-sm print:hidden" aria-hidden="true">
            {formatWeekHour(week, hour)}
          </p>
          <PictureTable
            caption={`${WEEK_LABELS[name]}, kWh in each hour`}
            head={WEEK_HEAD}
            rows={Array.from({ length: WEEK_HOURS }, (_, hour) => [
              formatHour(week.from + hour),
              ...weekRow(week, hour),
            ])}
          />
        </Tabs>
      </div>
    </div>
  );
}

interface WeekDrawingProps {
  week: Week;
  /** Where the cursor stands, if there is one. */
  hour?: number;
  label: string;
}

const DAYS = [24, 48, 72, 96, 120, 144].map((hour) => `M${hour} 0V${WEEK_HEIGHT}`).join('');
const LINE = 'fill-none stroke-2 [vector-effect:non-scaling-stroke]';

/** A week as areas of wind and sun, a line of what is needed, and the battery under it. */
export function WeekDrawing({ week, hour, label }: WeekDrawingProps) {
  const { wind, sun, need, level, most } = drawWeek(week);
  const frame = { viewBox: `0 0 ${WEEK_HOURS} ${WEEK_HEIGHT}`, preserveAspectRatio: 'none' };
  const cursor = hour !== undefined && (
    <path className={`${LINE} stroke-focus`} d={`M${hour + 0.5} 0V${WEEK_HEIGHT}`} />
  );
  return (
    <>
      <p className="mt-2 text-sm text-muted" aria-hidden="true">
        {`${most} kWh an hour`}
      </p>
      <svg
        className="h-56 w-full border-y border-control"
        {...frame}
        role="img"
        aria-label={`${label}: what wind and sun give and what is needed, hour by hour. The table under it has all.`}
      >
        <path className={`${LINE} stroke-hairline`} d={DAYS} />
        <path className="fill-mark-wind opacity-70" d={wind} />
        <path className="fill-mark-sun opacity-80" d={sun} />
        <path className={`${LINE} stroke-text`} d={need} />
        {cursor}
      </svg>
      {level && (
        <svg
          className="mt-1 h-12 w-full border-b border-control"
          {...frame}
          role="img"
          aria-label={`${label}: how full the battery is.`}
        >
          <path className="fill-mark opacity-70" d={level} />
          {cursor}
        </svg>
      )}
    </>
  );
}

const weekRow = ({ series }: Week, hour: number): string[] =>
  WEEKLY.map((name) => (series[name][hour] ?? 0).toFixed(1));

export function formatWeek({ from, meanWindMs, meanTemperatureC }: Week): string {
  const [day] = formatHour(from).split(',');
  return `From ${day ?? ''}: mean wind ${meanWindMs.toFixed(1)} m/s at 10 m, mean temperature ${meanTemperatureC.toFixed(1)} °C. The line is what house, heat and car need.`;
}

function formatWeekHour(week: Week, hour: number): string {
  const [wind, sun, house, heat, car, bought, sold, level] = weekRow(week, hour);
  const battery =
    week.capacityKwh > 0 ? ` Battery ${level ?? ''} of ${week.capacityKwh.toFixed(1)} kWh.` : '';
  return `${formatHour(week.from + hour)}: wind ${wind ?? ''} kWh, sun ${sun ?? ''}; house ${house ?? ''}, heat ${heat ?? ''}, car ${car ?? ''}; bought ${bought ?? ''}, sold ${sold ?? ''}.${battery}`;
}
