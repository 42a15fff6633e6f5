/** The share of a wallbox's power that does not reach the car's battery: ADAC's measurements, rounded. */
export const WALLBOX_LOSSES = 0.09;
