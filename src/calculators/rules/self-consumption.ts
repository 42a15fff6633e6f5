import { formatPounds, formatWhole, toPercent } from '../../numbers/format.ts';
import type { MainFigure } from './calculator.ts';

/** £ for a kWh. */
interface Prices {
  buying: number;
  selling: number;
}

/** E (s b + (1 − s) p): s is the share used at home, b the buying and p the selling price. @param generatedKwh kWh a year, E */
export const selfConsumption = (generatedKwh: number, selfUse: number, prices: Prices) => ({
  ...prices,
  /** The share used at home. */
  selfUse,
  /** £ a year. */
  annualSavings: generatedKwh * (selfUse * prices.buying + (1 - selfUse) * prices.selling),
});

/** The savings from a year's generation, part used at home and the rest exported. */
type SelfConsumption = ReturnType<typeof selfConsumption>;

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
