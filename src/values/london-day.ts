import type { Day } from './days.ts';

// Swedish dates are YYYY-MM-DD.
const london = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The date at the houses at a moment: a Date, or milliseconds since 1970. */
export const londonDay = (instant: Date | number): Day => london.format(instant);
