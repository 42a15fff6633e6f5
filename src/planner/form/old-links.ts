import { parseNumber } from '../../values/numbers/parse.ts';
import { OIL_KWH_PER_LITRE } from '../engine/demand/heat-need.ts';

/** What a plan held where a link said nothing of it, before links said their version. */
const FIRST_PLAN = { panels: '4', turbine: 'kw3', battery: '5', warmth: 'radiators' } as const;

/** Prices that were asked for in pounds, with the names under which they are asked in pence. */
const IN_POUNDS = {
  electricityPrice: ['electricityPence', 100],
  exportPrice: ['exportPence', 100],
  standingCharge: ['standingPence', 100],
  dayPrice: ['dayPence', 100],
  cheapPrice: ['cheapPence', 100],
  fuelPrice: ['fuelPence', 100],
  oilPrice: ['oilPence', 100 * OIL_KWH_PER_LITRE],
} as const;

/** Names that links of the first version may have and this one does not. */
export const OLD_NAMES = [...Object.keys(IN_POUNDS), 'gridCarbon'];

/** The texts of a link of the first version under the names and in the units of today. */
export function readFirstLink(old: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams(old);
  for (const [name, text] of Object.entries(FIRST_PLAN)) if (!all.has(name)) all.set(name, text);
  for (const [name, [now, factor]] of Object.entries(IN_POUNDS)) {
    const text = old.get(name);
    if (!text) continue;
    const value = parseNumber(text) * factor;
    // What cannot be read is named at its field.
    all.set(now, Number.isNaN(value) ? text : String(Number(value.toFixed(2))));
  }
  if (old.get('exportPrice')) all.set('exportTariff', 'own');
  if (old.get('oilLitres') || old.get('heatingKwh')) all.set('spendIn', 'used');
  const carbon = old.get('gridCarbon');
  if (carbon) all.set('gridCarbonToday', carbon);
  return all;
}
