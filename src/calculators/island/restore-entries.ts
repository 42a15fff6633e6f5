import type { Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import type { Texts } from '../../values/choices.ts';
import { defaultsOf } from '../rules/fields.ts';
import type { Shared } from './address.ts';
import { pickTexts } from './pick-texts.ts';

/**
 * What a calculator starts with when its island loads: what was typed before then, else what the address says, else
 * the defaults.
 * @param typed texts by field or figure name; names from other forms are ignored
 */
export const restoreEntries = (
  { fields, figures }: Pick<AnyCalculator, 'fields' | 'figures'>,
  shared: Shared,
  typed: Texts,
): Entries => ({
  texts: { ...defaultsOf(fields), ...shared?.texts, ...pickTexts(typed, Object.keys(fields)) },
  changes: { ...shared?.changes, ...pickTexts(typed, figures) },
});
