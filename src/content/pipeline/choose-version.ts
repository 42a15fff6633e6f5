import type { FileOrigin } from '../model/manifest.ts';

/** A version of some content, and its origin. */
export interface ChosenVersion<V> {
  origin: FileOrigin;
  version: V;
}

/** The first usable version of some content: the new one, the last good one or the built-in one, in that order. */
export function chooseVersion<V>(
  fresh: V | undefined,
  lastGood: V | undefined,
  builtIn: V | undefined,
): ChosenVersion<V> | undefined {
  if (fresh !== undefined) return { origin: 'repository', version: fresh };
  if (lastGood !== undefined) return { origin: 'last-good', version: lastGood };
  return builtIn === undefined ? undefined : { origin: 'built-in', version: builtIn };
}
