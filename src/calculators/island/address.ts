import type { Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import { pickTexts } from './pick-texts.ts';

/** The part of a window that holds the address. */
export type Page = Pick<Window, 'location' | 'history'>;

/** What an address holds of a calculator: the fields and figures that it names. Undefined when it names no field. */
export type Shared = Entries | undefined;

export interface Address {
  /** What the address holds, which is known from then on. */
  read: () => Shared;
  /** Whether it holds something else of this calculator than what is known. */
  isElsewhere: () => boolean;
  /** Shows entries in the place of those before. */
  replace: (entries: Entries) => void;
  /** Makes entries a step of the way back, and puts what the step before stood for back into it. */
  push: (entries: Entries) => void;
}

/** The page's address as far as a calculator stands in it; nobody else's part of it is noticed. */
export function createAddress(
  { fields, figures }: Pick<AnyCalculator, 'fields' | 'figures'>,
  { location, history }: Page = globalThis,
): Address {
  let known: string | undefined;
  let lastStep = '';

  function shared(): Shared {
    const all = Object.fromEntries(new URLSearchParams(location.search));
    const texts = pickTexts(all, Object.keys(fields));
    const isNamed = Object.keys(texts).length > 0;
    return isNamed ? { texts, changes: pickTexts(all, figures) } : undefined;
  }
  const note = () => {
    const now = shared();
    known = JSON.stringify(now);
    return now;
  };
  const show = (address: string) => {
    history.replaceState(null, '', address);
  };
  const addressOf = ({ texts, changes }: Entries) => {
    const filled = Object.entries({ ...texts, ...changes }).filter(([, text]) => text);
    return `${location.pathname}?${new URLSearchParams(filled).toString()}#calculator`;
  };

  return {
    read: () => {
      lastStep = location.pathname + location.search + location.hash;
      return note();
    },
    isElsewhere: () => JSON.stringify(shared()) !== known,
    replace: (entries) => {
      show(addressOf(entries));
      note();
    },
    push: (entries) => {
      const address = addressOf(entries);
      show(lastStep);
      if (address !== lastStep) history.pushState(null, '', address);
      lastStep = address;
      note();
    },
  };
}
