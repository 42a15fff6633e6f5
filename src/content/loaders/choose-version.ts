import type { Origin } from '../manifest/manifest.ts';

const ORDER: readonly Origin[] = ['repository', 'last-good', 'built-in'];

/** The first version of some content that can be used: the new one, else the last good one, else the built-in one. */
export function chooseVersion<V extends { value?: unknown }>(
  versions: Readonly<Record<Origin, V | undefined>>,
): { origin: Origin; version: V } | undefined {
  for (const origin of ORDER) {
    const version = versions[origin];
    if (version?.value !== undefined) return { origin, version };
  }
  return undefined;
}
