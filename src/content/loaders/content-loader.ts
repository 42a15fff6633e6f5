import type { Loader } from 'astro/loaders';
import { countOf } from '../../values/count-of.ts';
import { sanitizeForLog } from '../../values/sanitize-for-log.ts';
import { describeReport, saveReport } from '../report/report.ts';
import { readCollection, type ReadCollectionOptions } from './read-collection.ts';
import { stopsBuild, type Strictness } from './strictness.ts';

export interface ContentLoaderOptions extends ReadCollectionOptions {
  strictness: Strictness;
}

/** Fills a collection from the content repository, from its last good versions, or from the built-in folder. */
export function contentLoader(options: ContentLoaderOptions): Loader {
  return {
    name: 'content-loader',
    async load(context) {
      const { collection, store, meta, logger, config } = context;
      const { items, report } = await readCollection(options, meta);
      const { notices, warnings } = describeReport(report);
      for (const text of notices) logger.info(text);
      for (const text of warnings) logger.warn(text);
      if (stopsBuild(options.strictness, report)) {
        throw new Error(
          `CONTENT_STRICT is ${options.strictness} and ${collection} has problems:\n${warnings.join('\n')}`,
        );
      }
      const entries = await Promise.all(
        items.map(async (item) => {
          const data = await context.parseData({ id: item.id, data: item });
          return { id: item.id, data, digest: context.generateDigest(data) };
        }),
      );
      store.clear();
      for (const entry of entries) store.set(entry);
      await saveReport(config.cacheDir, report);
      const count = countOf(report.items, 'item');
      logger.info(`Loaded ${count} of ${collection} from ${sanitizeForLog(report.source)}`);
    },
  };
}
