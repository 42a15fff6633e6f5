/** The calculators that a service may name. */
export const CALCULATOR_NAMES = ['battery', 'ev-charging', 'heat-pump', 'solar', 'wind'] as const;

/** The calculators' labels in the form, in the order of `CALCULATOR_NAMES`. */
export const CALCULATOR_LABELS = ['Battery', 'Car charging', 'Heat pump', 'Solar', 'Wind'];

export type CalculatorName = (typeof CALCULATOR_NAMES)[number];
