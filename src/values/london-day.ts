import type { Day } from './days.ts';

// Sweden writes dates as YYYY-MM-DD.
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day it is at the houses at an instant: a date, or milliseconds since 1970. */
export const londonDay = (instant: Date | number): Day => london.format(instant);
