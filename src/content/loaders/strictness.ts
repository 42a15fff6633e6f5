import type { LoaderContext } from 'astro/loaders';
import { annotate } from '../report/annotation.ts';
import { describeReport, saveReport, type CollectionReport } from '../report/report.ts';

/**
 * What stops a build. `source`: a content repository that could not be read, so that a live site is never replaced by
 * one with less content. `on`: any invalid content as well.
 */
export type Strictness = 'off' | 'source' | 'on';

/** Where a report is told and kept. */
interface Place {
  collection: string;
  logger: Pick<LoaderContext['logger'], 'info' | 'warn'>;
  config: Pick<LoaderContext['config'], 'cacheDir'>;
}

/**
 * Logs what a collection was read as, and saves it for the end of the build.
 * @throws where the build must stop at it
 */
export async function publishReport(
  report: CollectionReport,
  strictness: Strictness,
  { collection, logger, config }: Place,
): Promise<void> {
  const { notices, warnings } = describeReport(report);
  for (const text of notices) logger.info(text);
  for (const text of warnings) logger.warn(text);
  const isUnread = (report.unread ?? []).length > 0;
  if ((strictness === 'on' && !report.isClean) || (strictness === 'source' && isUnread)) {
    annotate(warnings);
    throw new Error(
      `CONTENT_STRICT is ${strictness} and ${collection} has problems:\n${warnings.join('\n')}`,
    );
  }
  await saveReport(config.cacheDir, report);
}
