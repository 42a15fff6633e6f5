/** The calculators that a service may name. */
export const CALCULATOR_NAMES = ['battery', 'ev-charging', 'heat-pump', 'solar', 'wind'] as const;

export type CalculatorName = (typeof CALCULATOR_NAMES)[number];
