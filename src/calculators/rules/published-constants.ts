/** kWh a year from 1 kW by the roof's direction, at 35°: SAP 2012, Western Isles. */
export const SAP_ROOFS = { south: 836, southEast: 789, east: 677, north: 493 } as const;

/** Gross kWh in a litre of kerosene: the usual trade figure. */
export const OIL_KWH_PER_LITRE = 10.35;

/** The share of a wallbox's power that does not reach the car's battery: ADAC's measurements, rounded. */
export const WALLBOX_LOSSES = 0.09;
