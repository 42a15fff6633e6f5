import { formatPounds, formatWhole, toPercent } from '../../numbers/format.ts';
import type { MainFigure } from './calculator.ts';

/** £ for a kWh. */
interface Prices {
  buying: number;
  selling: number;
}

/** The savings from a year's generation, part used at home and the rest exported. */
export interface SelfConsumption extends Prices {
  /** The share used at home. */
  selfUse: number;
  /** £ a year. */
  annualSavings: number;
}

/** E (s b + (1 − s) p): s is the share used at home, b the buying and p the selling price. @param generatedKwh kWh a year, E */
export const selfConsumption = (
  generatedKwh: number,
  selfUse: number,
  prices: Prices,
): SelfConsumption => ({
  ...prices,
  selfUse,
  annualSavings: generatedKwh * (selfUse * prices.buying + (1 - selfUse) * prices.selling),
});

const byMonth = (label: string, annualSavings: number, supposing: string): MainFigure => ({
  label,
  main: formatPounds(annualSavings / 12),
  more: `a month, ${formatPounds(annualSavings)} a year, ${supposing}`,
});

/** The specified savings and the more likely savings. @param specified £ a year */
export const formatSelfConsumption = (
  specified: number,
  realistic: SelfConsumption,
): MainFigure[] => [
  byMonth('Monthly Savings', specified, 'if you use it all yourself'),
  byMonth(
    'More likely',
    realistic.annualSavings,
    `with ${formatWhole(realistic.selfUse * 100)}% used at home`,
  ),
];

/** The working of the more likely savings. @param generatedKwh kWh a year */
export function selfConsumptionStep(
  generatedKwh: number,
  { selfUse, annualSavings, buying, selling }: SelfConsumption,
): string {
  const [used, sold] = [selfUse, 1 - selfUse].map(toPercent);
  return `More likely: ${formatWhole(generatedKwh)} kWh × (${used}% used at home × £${buying} + ${sold}% sold × £${selling}) = ${formatPounds(annualSavings)} a year`;
}
