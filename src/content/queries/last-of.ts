import type { Day } from '../../values/dates/days.ts';

/** The latest day of change that any of these items gives. */
export const lastOf = (items: readonly { updated?: Day | undefined }[]): Day | undefined =>
  items
    .flatMap(({ updated }) => updated ?? [])
    .toSorted()
    .at(-1);
