import type { Texts } from '../../model/calculators/fields.ts';

/** Of all texts those with the given names. */
export function pickTexts(all: Texts, names: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
