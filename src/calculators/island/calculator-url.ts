import { urlState, type UrlState } from '../../forms/island/url-state.ts';
import { defaultsOf, type FieldTexts } from '../../forms/rules/fields.ts';
import type { CalculatorEntries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';

type Named = Pick<AnyCalculator, 'fields' | 'figures'>;

/** Reads and writes a calculator's part of the page's URL. */
export function createCalculatorUrl({ fields, figures }: Named, page: () => UrlState = urlState) {
  let lastSeen: string | undefined;
  let lastStep: ReturnType<UrlState['read']> = ['', ''];

  function shared(): CalculatorEntries | undefined {
    const all = Object.fromEntries(new URLSearchParams(page().read()[1]));
    const texts = pickTexts(all, Object.keys(fields));
    const isNamed = Object.keys(texts).length > 0;
    return isNamed ? { texts, changes: pickTexts(all, figures) } : undefined;
  }
  const saveEntries = () => {
    const now = shared();
    lastSeen = JSON.stringify(now);
    return now;
  };
  const partsOf = ({ texts, changes }: CalculatorEntries) => {
    const filled = Object.entries({ ...texts, ...changes }).filter(([, text]) => text);
    return ['calculator', new URLSearchParams(filled).toString()] as const;
  };

  return {
    /** Reads and remembers the entries in the URL; undefined if it names no field. */
    read: () => {
      lastStep = page().read();
      return saveEntries();
    },
    /** Whether the entries in the URL have changed since they were last read or written. */
    hasChanged: () => JSON.stringify(shared()) !== lastSeen,
    /** Replaces the entries in the URL. */
    replace: (entries: CalculatorEntries) => {
      page().write(partsOf(entries));
      saveEntries();
    },
    /** Adds entries as a new history step, after restoring the entries of the previous step. */
    push: (entries: CalculatorEntries) => {
      const parts = partsOf(entries);
      page().write(lastStep);
      if (String(parts) !== String(lastStep)) page().write(parts, true);
      lastStep = parts;
      saveEntries();
    },
  };
}

/**
 * A calculator's entries when its island loads: text typed before then, else the URL, else the defaults.
 * @param typed strings by field or figure name; names from other forms are ignored
 */
export const restoreEntries = (
  { fields, figures }: Named,
  shared: CalculatorEntries | undefined,
  typed: FieldTexts,
): CalculatorEntries => ({
  texts: { ...defaultsOf(fields), ...shared?.texts, ...pickTexts(typed, Object.keys(fields)) },
  changes: { ...shared?.changes, ...pickTexts(typed, figures) },
});

const pickTexts = (all: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
