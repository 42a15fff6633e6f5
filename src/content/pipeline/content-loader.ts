import type { Loader } from 'astro/loaders';
import { countOf } from '../../numbers/format.ts';
import { sanitizeForLog } from '../../text/escape.ts';
import { readItems, type ReadItemsOptions } from './read-items.ts';
import { publishReport, type Strictness } from './report.ts';

interface ContentLoaderOptions extends ReadItemsOptions {
  strictness: Strictness;
}

/** Loads a collection from the content repository, its last good versions, or the built-in folder. */
export function contentLoader(options: ContentLoaderOptions): Loader {
  return {
    name: 'content-loader',
    async load(context) {
      const { collection, store, meta, logger } = context;
      const { items, report } = await readItems(options, meta);
      await publishReport(report, options.strictness, context);
      const entries = await Promise.all(
        items.map(async (item) => {
          const data = await context.parseData({ id: item.id, data: item });
          return { id: item.id, data, digest: context.generateDigest(data) };
        }),
      );
      store.clear();
      // Astro warns about every use of a collection that never had an entry.
      store.set({ id: collection, data: {} });
      store.delete(collection);
      for (const entry of entries) store.set(entry);
      const count = countOf(report.items, 'item');
      logger.info(`Loaded ${collection}: ${count} from ${sanitizeForLog(report.source)}`);
    },
  };
}
