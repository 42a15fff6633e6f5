import { useState, type PointerEvent } from 'react';
import { WEEK_HOURS, WEEK_NAMES, type WeekName, type Weeks } from '../../answer/weeks.ts';
import { sayHour } from '../../answer/pictures/week.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Legend } from './Legend.tsx';
import { PictureTable } from './PictureTable.tsx';
import { sayWeek, sayWeekHour, WEEK_HEAD, WEEK_LABELS, weekRow } from './week-words.ts';
import { WeekDrawing } from './WeekDrawing.tsx';

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
          <p className="text-sm text-muted">{sayWeek(week)}</p>
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
            aria-valuetext={sayWeekHour(week, hour)}
            onChange={(event) => {
              setHour(Number(event.target.value));
            }}
          />
          <p className="min-h-24 text-sm print:hidden" aria-hidden="true">
            {sayWeekHour(week, hour)}
          </p>
          <PictureTable
            caption={`${WEEK_LABELS[name]}, kWh in each hour`}
            head={WEEK_HEAD}
            rows={Array.from({ length: WEEK_HOURS }, (_, hour) => [
              sayHour(week.from + hour),
              ...weekRow(week, hour),
            ])}
          />
        </Tabs>
      </div>
    </div>
  );
}
