/** A share as a percentage: 0.274 is 27.4. Rounded to six digits, since 0.29 × 100 is not quite 29. */
export const toPercent = (share: number): number => Number((share * 100).toPrecision(6));

/** A figure with its unit; a share is shown as a percentage. */
export const sayFigure = (value: number, unit: string): string =>
  unit === 'share' ? `${toPercent(value)}%` : `${value} ${unit}`;
