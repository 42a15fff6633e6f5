import { readOpeningHours } from '../values/dates/opening-hours.ts';

/** Opening hours for search engines. */
export const openingHours = (hours: readonly { days: string; times: string }[]) =>
  readOpeningHours(hours).map(({ days, ...times }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    ...times,
  }));
