import type { CollectionReport } from '../report/report.ts';

/**
 * What stops a build. `source`: a content repository that could not be read, so that a live site is never replaced by
 * one with less content. `on`: any invalid content as well.
 */
export type Strictness = 'off' | 'source' | 'on';

/** Whether a build must stop because of how a collection was read. */
export function stopsBuild(strictness: Strictness, report: CollectionReport): boolean {
  if (strictness === 'on') return !report.isClean;
  return strictness === 'source' && (report.unread ?? []).length > 0;
}
