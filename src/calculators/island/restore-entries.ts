import type { Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import type { Texts } from '../../values/choices.ts';
import { defaultsOf } from '../rules/fields.ts';
import type { Shared } from './address.ts';
import { pickTexts } from './pick-texts.ts';

/**
 * What a calculator begins with when its page comes alive: what was typed before that, else what the address says,
 * else the defaults.
 * @param typed texts by field or figure name; names of other forms are passed over
 */
export const restoreEntries = (
  { fields, figures }: Pick<AnyCalculator, 'fields' | 'figures'>,
  shared: Shared,
  typed: Texts,
): Entries => ({
  texts: { ...defaultsOf(fields), ...shared?.texts, ...pickTexts(typed, Object.keys(fields)) },
  changes: { ...shared?.changes, ...pickTexts(typed, figures) },
});
