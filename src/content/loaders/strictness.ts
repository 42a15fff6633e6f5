import type { CollectionReport } from '../report/report.ts';

/**
 * What stops a build. `source`: what the content repository could not give, so that a site that is live is never
 * replaced by one with less. `on`: anything to mend as well.
 */
export type Strictness = 'off' | 'source' | 'on';

/** Whether a build must stop at what a collection was read as. */
export function stopsBuild(strictness: Strictness, report: CollectionReport): boolean {
  if (strictness === 'on') return !report.isClean;
  return strictness === 'source' && (report.unread ?? []).length > 0;
}
