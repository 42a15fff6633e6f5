import { WEEKLY, type Week, type WeekName } from '../../answer/weeks.ts';
import { sayHour } from '../../answer/pictures/week.ts';

export const WEEK_LABELS: Readonly<Record<WeekName, string>> = {
  gale: 'A January gale',
  frost: 'A still frost',
  june: 'A June week',
};

export const WEEK_HEAD = [
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

/** The numbers of an hour, in the order of `WEEK_HEAD`. */
export const weekRow = ({ series }: Week, hour: number): string[] =>
  WEEKLY.map((name) => (series[name][hour] ?? 0).toFixed(1));

/** What the weather of a week was like. */
export function sayWeek({ from, meanWindMs, meanTemperatureC }: Week): string {
  const [day] = sayHour(from).split(',');
  return `From ${day ?? ''}: mean wind ${meanWindMs.toFixed(1)} m/s at 10 m, mean temperature ${meanTemperatureC.toFixed(1)} °C. The line is what house, heat and car need.`;
}

/** All that happens in an hour of a week, in a sentence. */
export function sayWeekHour(week: Week, hour: number): string {
  const [wind, sun, house, heat, car, bought, sold, level] = weekRow(week, hour);
  const battery =
    week.capacityKwh > 0 ? ` Battery ${level ?? ''} of ${week.capacityKwh.toFixed(1)} kWh.` : '';
  return `${sayHour(week.from + hour)}: wind ${wind ?? ''} kWh, sun ${sun ?? ''}; house ${house ?? ''}, heat ${heat ?? ''}, car ${car ?? ''}; bought ${bought ?? ''}, sold ${sold ?? ''}.${battery}`;
}
