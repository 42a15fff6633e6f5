import type { Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import { pickTexts } from './pick-texts.ts';

/** The part of a window that holds the address. */
export type Page = Pick<Window, 'location' | 'history'>;

/** The fields and figures of a calculator that an address names; undefined when it names no field. */
export type Shared = Entries | undefined;

export interface Address {
  /** Reads the address, and remembers what it held. */
  read: () => Shared;
  /** Whether the address now holds other entries than we last read or wrote. */
  isElsewhere: () => boolean;
  /** Replaces the entries in the address. */
  replace: (entries: Entries) => void;
  /** Adds entries as a new history step, after restoring what the step before it stood for. */
  push: (entries: Entries) => void;
}

/** The part of the page's address that belongs to a calculator; it ignores and preserves everything else. */
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
