const HOUR_MS = 3_600_000;
/** The weather is that of 2017, so that is the year of every calendar here. */
export const YEAR_START_MS = Date.UTC(2017, 0, 1);
const hourAt = (month: number, day: number, hour: number) =>
  (Date.UTC(2017, month, day, hour) - YEAR_START_MS) / HOUR_MS;

/** UTC hours of the year at which clocks in the United Kingdom go forward and back. */
const SUMMER_TIME = { from: hourAt(2, 26, 1), until: hourAt(9, 29, 1) };

/** Hours since New Year on the kitchen clock (Europe/London), at an hour of the year in UTC. */
export const localHour = (hour: number): number =>
  hour + (hour >= SUMMER_TIME.from && hour < SUMMER_TIME.until ? 1 : 0);

/** The date that a kitchen calendar shows, as if it were in UTC. */
export const localDate = (hour: number): Date =>
  new Date(YEAR_START_MS + localHour(hour) * HOUR_MS);
