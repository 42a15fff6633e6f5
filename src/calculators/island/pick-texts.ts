import type { Texts } from '../../values/choices.ts';

/** Picks the texts with the given names. */
export function pickTexts(all: Texts, names: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
