import { useState } from 'react';
import { DayButton, DayPicker, type DayButtonProps, type Modifiers } from 'react-day-picker';
import { SelectField } from '../../forms/island/Field.tsx';
import { firstOfMonth, type Day, formatDay, formatMonth, weekdayOf } from '../../dates/days.ts';
import {
  findObstacle,
  isWithin,
  nameDayOfStay,
  type ArrivalRules,
  type Stay,
} from '../rules/stay.ts';

const MONTHS_AHEAD = 24;

interface ArrivalCalendarProps {
  /** Of the list of months. */
  id: string;
  rules: ArrivalRules;
  stay: Stay | undefined;
  /** Also called for unavailable days that are not in the past, so that the caller can give the reason. */
  onChoose: (day: Day) => void;
}

/** One month to pick an arrival day by mouse or keyboard. Only this file imports the calendar library. */
export function ArrivalCalendar({ id, rules, stay, onChoose }: ArrivalCalendarProps) {
  const { today } = rules;
  const [month, setMonth] = useState(firstOfMonth(today));
  const obstacleOn = (date: Date) => findObstacle(toDay(date), rules);
  const describe = (date: Date, modifiers: Modifiers) =>
    [
      formatDay(toDay(date)),
      modifiers['today'] ? 'today' : '',
      nameDayOfStay(toDay(date), stay),
      obstacleOn(date)?.name,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <>
      <SelectField
        id={id}
        label="Month"
        value={month}
        onChange={setMonth}
        options={Array.from({ length: MONTHS_AHEAD + 1 }, (_, i) => {
          const value = firstOfMonth(today, i);
          return { value, label: formatMonth(value) };
        })}
      />
      <DayPicker
        month={toDate(month)}
        onMonthChange={(date) => {
          setMonth(firstOfMonth(toDay(date)));
        }}
        mode="single"
        required
        selected={stay && toDate(stay.arrival)}
        onSelect={(_, date) => {
          onChoose(toDay(date));
        }}
        today={toDate(today)}
        startMonth={toDate(today)}
        endMonth={toDate(firstOfMonth(today, MONTHS_AHEAD))}
        disabled={{ before: toDate(today) }}
        modifiers={{
          taken: (date) => obstacleOn(date)?.kind === 'taken',
          short: (date) => ['short', 'season'].includes(obstacleOn(date)?.kind ?? ''),
          stay: (date) => isWithin(toDay(date), stay),
        }}
        modifiersClassNames={{ taken: 'is-taken', short: 'is-short', stay: 'is-stay' }}
        classNames={CLASSES}
        components={COMPONENTS}
        weekStartsOn={1}
        fixedWeeks
        navLayout="around"
        lang="en-GB"
        formatters={{
          formatCaption: (month) => formatMonth(toDay(month)),
          formatWeekdayName: (date) => weekdayOf(toDay(date)).slice(0, 3),
        }}
        labels={{
          labelDayButton: describe,
          labelGrid: (month) => formatMonth(toDay(month)),
          labelPrevious: () => 'Previous month',
          labelNext: () => 'Next month',
        }}
      />
    </>
  );
}

/** A day as the library needs it: noon in the browser's time zone, which clock changes cannot move to another day. */
const toDate = (day: Day) => new Date(`${day}T12:00`);

// The Swedish locale formats dates as YYYY-MM-DD.
const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });

/** The day that a date of the library represents. */
const toDay = (date: Date): Day => local.format(date);

/** An unavailable day stays focusable unless it is past, so that a screen reader can announce the reason. */
function ReachableDay(props: DayButtonProps) {
  const isOff = Boolean(props.modifiers['taken'] || props.modifiers['short']);
  return <DayButton {...props} aria-disabled={isOff || props['aria-disabled']} />;
}

const STEP =
  'grid h-(--row) place-items-center rounded-md hover:bg-sky aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-control';

/** The library assembles its class names from parts, so the build could not find out which ones a page uses. */
const CLASSES = {
  month: 'grid grid-cols-[var(--row)_minmax(0,1fr)_var(--row)] items-center',
  month_caption: 'text-center font-heading text-lg leading-[1.2] font-bold',
  button_previous: STEP,
  button_next: STEP,
  chevron: 'fill-current',
  month_grid: 'col-span-full w-full table-fixed border-collapse',
  weekday: 'rdp-weekday h-(--heads) text-sm font-normal text-muted',
  day: 'h-(--row) text-center',
  day_button:
    'rdp-day_button h-(--row) w-full rounded-md hover:bg-sky focus-visible:relative focus-visible:-outline-offset-3',
  today: 'is-today',
  disabled: 'is-past',
  outside: 'is-outside',
  selected: 'is-arrival',
};

const COMPONENTS = { DayButton: ReachableDay };
