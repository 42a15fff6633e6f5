import type { Origin } from '../model/manifest.ts';

/** A version of some content, and where it comes from. */
export interface ChosenVersion<V> {
  origin: Origin;
  version: V;
}

/** The first version of some content that can be used: the new one, else the last good one, else the built-in one. */
export function chooseVersion<V>(
  fresh: V | undefined,
  lastGood: V | undefined,
  builtIn: V | undefined,
): ChosenVersion<V> | undefined {
  if (fresh !== undefined) return { origin: 'repository', version: fresh };
  if (lastGood !== undefined) return { origin: 'last-good', version: lastGood };
  return builtIn === undefined ? undefined : { origin: 'built-in', version: builtIn };
}
