/** Turbines on offer. Their power curves are apart, so that a page can name the turbines without them. */
export const TURBINES = {
  kw3: { name: 'Kingspan KW3', ratedKw: 2.5 },
  kw6: { name: 'Kingspan KW6 (SD6)', ratedKw: 6 },
  excel10: { name: 'Bergey Excel 10', ratedKw: 10 },
};

export type Machine = keyof typeof TURBINES;

export const MACHINES = Object.keys(TURBINES) as Machine[];

/** A year's mean wind at the hub by kind of site, m/s; only a measurement tells. */
export const HUB_WIND_MS = { sheltered: 5, open: 6, ridge: 7 } as const;
