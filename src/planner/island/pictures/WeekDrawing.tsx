import { WEEK_HOURS, type Week } from '../../answer/weeks.ts';
import { drawWeek, WEEK_HEIGHT } from '../../answer/pictures/week.ts';

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
