/** Turbines whose power curves are known. The curves are apart, so that a page can name the turbines without them. */
export const TURBINES = {
  kw3: { name: 'Kingspan KW3', ratedKw: 2.5 },
  nrel2500: { name: 'NREL 2.5 kW reference', ratedKw: 2.5 },
  r9000: { name: 'Evance R9000', ratedKw: 5 },
  kw6: { name: 'Kingspan KW6 (SD6)', ratedKw: 6 },
  excel10: { name: 'Bergey Excel 10', ratedKw: 10 },
  gaia133: { name: 'Gaia-Wind 133', ratedKw: 11 },
  cf15: { name: 'C&F Green Energy CF15', ratedKw: 15 },
};

export type Machine = keyof typeof TURBINES;

export const MACHINES = Object.keys(TURBINES) as Machine[];
