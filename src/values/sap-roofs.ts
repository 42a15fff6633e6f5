/** kWh a year from 1 kW by the roof's direction, at 35°: SAP 2012, Western Isles. */
export const SAP_ROOFS = { south: 836, southEast: 789, east: 677, north: 493 } as const;
