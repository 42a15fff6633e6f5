export const HOURS = 8760;
export const DAYS = 365;

/** Hours since New Year 2017, the year of the weather and therefore of every calendar here. */
export const hourOfYear = (month: number, day: number, hour = 0): number =>
  (Date.UTC(2017, month, day, hour) - Date.UTC(2017, 0, 1)) / 3_600_000;

/** UTC hours of the year at which clocks in the United Kingdom go forward and back. */
const SUMMER_TIME = { from: hourOfYear(2, 26, 1), until: hourOfYear(9, 29, 1) };

/** Local hours (Europe/London) since New Year, for an hour of the year in UTC. */
export const localHour = (hour: number): number =>
  hour + (hour >= SUMMER_TIME.from && hour < SUMMER_TIME.until ? 1 : 0);

/** Local date and time of an hour of the year in UTC; read it with the `getUTC` methods. */
export const localDate = (hour: number): Date => new Date(Date.UTC(2017, 0, 1, localHour(hour)));

/** Whole hours of the local clock, 0 to 23. Past midnight if `until` is before `from`; all day if they are equal. */
export interface LocalHours {
  from: number;
  until: number;
}

/** The number of hours, on a day without a clock change. */
export const hoursADay = (windows: readonly LocalHours[]): number =>
  windows.reduce((sum, { from, until }) => sum + (until - from + (until > from ? 0 : 24)), 0);
