import { formatPounds, formatWhole } from '../../values/numbers/format.ts';

export const kwh = (value: number): string => `${formatWhole(value)} kWh`;
export const percent = (share: number): string => `${formatWhole(share * 100)}%`;
export const co2 = (kilograms: number): string => `${formatWhole(kilograms)} kg CO2`;
/** £ of a year as £ a month: "£34 a month". */
export const aMonth = (poundsAYear: number): string => `${formatPounds(poundsAYear / 12)} a month`;
export const aYear = (text: string): string => `${text} a year`;

/** The ends of a range, or the one value where both look the same. */
const between = (low: string, high: string) => (low === high ? low : `${low} to ${high}`);

/** Ranges from the low to the high end, with the unit said once. */
export const rangeOf = {
  pounds: (low: number, high: number): string => between(formatPounds(low), formatPounds(high)),
  kwh: (low: number, high: number): string => `${between(formatWhole(low), formatWhole(high))} kWh`,
  co2: (low: number, high: number): string =>
    `${between(formatWhole(low), formatWhole(high))} kg CO2`,
  percent: (low: number, high: number): string => between(percent(low), percent(high)),
};
