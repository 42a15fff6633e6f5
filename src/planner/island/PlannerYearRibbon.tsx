import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { urlState } from '../../forms/island/url-state.ts';
import { formatWhole } from '../../numbers/format.ts';
import { sum } from '../../numbers/sum.ts';
import { mapValues } from '../../records.ts';
import { areaPath } from '../../year-ribbon/area-path.ts';
import { hourOfMoment } from '../../year-ribbon/year-hour.ts';
import { attachSlider } from '../../year-ribbon/year-slider.ts';
import { HOURS } from '../engine/local-hour.ts';
import {
  describePlanHour,
  type Flow,
  FLOW_NAMES,
  type PlanHours,
  sumDays,
} from '../answer/plan-hours.ts';

const FILLS: Readonly<Record<Flow, string>> = {
  generated: 'fill-mark-wind',
  used: 'fill-control',
  imported: 'fill-mark-heat',
  exported: 'fill-mark',
};
const HEIGHT = 24;

/** The hour in the link from the home page, or the current one. */
function firstHour(): number {
  const named = Number(new URLSearchParams(urlState().read()[1]).get('hour') ?? NaN);
  return Number.isInteger(named) && named >= 0 && named < HOURS ? named : hourOfMoment(new Date());
}

/** The year with the plan in four bands of days, and a sentence about one hour. */
export const PlannerYearRibbon = memo(function YearRibbon({ hours }: { hours: PlanHours }) {
  const [hour, setHour] = useState(firstHour);
  const slider = useRef<HTMLDivElement>(null);
  const currentHour = useRef(hour);
  useEffect(() => {
    currentHour.current = hour;
  }, [hour]);
  useEffect(() => {
    if (slider.current) {
      attachSlider(slider.current, {
        label: 'Hour of the year',
        hour: () => currentHour.current,
        onChange: setHour,
      });
    }
  }, []);
  const bands = useMemo(() => {
    const days = mapValues(hours.flows, sumDays);
    const max = Math.max(...Object.values(days).flat(), 1);
    return Object.entries(days).map(([name, kwh]) => ({
      flow: name as Flow,
      path: areaPath(kwh, HEIGHT, HEIGHT, max),
      total: sum(kwh),
    }));
  }, [hours]);
  const sentence = describePlanHour(hours, hour);
  const position = `${(hour / HOURS) * 100}%`;
  return (
    <figure className="mb-8 print:hidden">
      <figcaption className="font-strong">The year with this plan</figcaption>
      <p className="min-h-[3lh] tabular-nums sm:min-h-[2lh]">{sentence}</p>
      <div
        className="relative mt-2 cursor-ew-resize touch-pan-y"
        ref={slider}
        aria-valuenow={hour}
        aria-valuetext={sentence}
      >
        {bands
          .filter(({ total }) => total >= 1)
          .map(({ flow, path, total }) => (
            <div key={flow}>
              <p className="text-sm">
                <span>{`${FLOW_NAMES[flow]} ${formatWhole(total)} kWh`}</span>
              </p>
              <svg
                className={`block h-8 w-full border-b border-hairline ${FILLS[flow]}`}
                viewBox={`0 0 365 ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d={path} />
              </svg>
            </div>
          ))}
        <svg
          className="pointer-events-none absolute inset-0 h-full w-full overflow-visible stroke-text"
          aria-hidden="true"
        >
          <line x1={position} x2={position} y1="0" y2="100%" strokeWidth="2" />
          <circle className="fill-accent" cx={position} cy="100%" r="6" strokeWidth="2" />
        </svg>
      </div>
    </figure>
  );
});
