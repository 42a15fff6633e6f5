import type { LoaderContext } from 'astro/loaders';
import { describeReport, saveReport, type CollectionReport } from '../report/report.ts';

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

/**
 * Logs what a collection was read as, and saves it for the end of the build.
 * @throws where the build must stop at it
 */
export async function publishReport(
  report: CollectionReport,
  strictness: Strictness,
  { collection, logger, config }: LoaderContext,
): Promise<void> {
  const { notices, warnings } = describeReport(report);
  for (const text of notices) logger.info(text);
  for (const text of warnings) logger.warn(text);
  if (stopsBuild(strictness, report)) {
    throw new Error(
      `CONTENT_STRICT is ${strictness} and ${collection} has problems:\n${warnings.join('\n')}`,
    );
  }
  await saveReport(config.cacheDir, report);
}
