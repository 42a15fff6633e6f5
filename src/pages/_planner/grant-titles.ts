/** The purpose of each grant, as a heading. */
export const GRANT_TITLES = {
  heatPump: 'A heat pump',
  turbine: 'A wind turbine',
  fabric: 'Insulation, draught-proofing and controls',
  panels: 'Solar panels',
  battery: 'A battery',
  charger: 'A charger for a car',
} as const;
