/** kWh a year from 1 kW by the roof's direction, at 35°: SAP 2012, Western Isles. */
export const SAP_ROOFS = { south: 836, southEast: 789, east: 677, north: 493 } as const;

/** The share of a wallbox's power that does not reach the car's battery: ADAC's measurements, rounded. */
export const WALLBOX_LOSSES = 0.09;
