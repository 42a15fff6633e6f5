export const WEEK_HOURS = 168;

/** Series of a week, kWh an hour; `level` is how full the battery is, kWh. */
export const WEEKLY = ['wind', 'sun', 'house', 'heat', 'car', 'bought', 'sold', 'level'] as const;

export const WEEK_NAMES = ['gale', 'frost', 'june'] as const;
export type WeekName = (typeof WEEK_NAMES)[number];

export interface Week {
  /** Hour of the year in UTC at which it begins. */
  from: number;
  series: Readonly<Record<(typeof WEEKLY)[number], Float64Array>>;
  /** What the battery may give, kWh; 0 where there is none. */
  capacityKwh: number;
  meanWindMs: number;
  meanTemperatureC: number;
}

export type Weeks = Readonly<Record<WeekName, Week>>;
