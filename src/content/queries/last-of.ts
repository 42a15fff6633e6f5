import type { Day } from '../../values/days.ts';

/** The last day on which any of these items changed, as far as they say. */
export const lastOf = (items: readonly { updated?: Day | undefined }[]): Day | undefined =>
  items
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
