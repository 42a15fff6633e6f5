import type { Loader } from 'astro/loaders';
import { formatProblem } from '../../model/checks/format-issues.ts';
import { saveReport, type CollectionReport } from '../report.ts';
import { readCollection, type ReadCollectionOptions } from './read-collection.ts';

export interface ContentLoaderOptions extends ReadCollectionOptions {
  /** Whether an invalid or unreachable item stops the build. */
  strict: boolean;
}

/** Fills a collection from the content repository or, where that fails, from the built-in folder. */
export function contentLoader(options: ContentLoaderOptions): Loader {
  return {
    name: 'content-loader',
    async load(context) {
      const { collection, store, meta, logger, config } = context;
      const { items, report } = await readCollection(options, meta);
      for (const text of describeReport(report)) logger.warn(text);
      if (options.strict && !report.isClean) {
        throw new Error(
          `CONTENT_STRICT is on and ${collection} has problems:\n${describeReport(report).join('\n')}`,
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
      logger.info(`Loaded ${items.length} items from ${report.source}`);
    },
  };
}

function describeReport(report: CollectionReport): string[] {
  return [
    ...(report.error ? [`${report.folder}: ${report.error}. Built-in content is used.`] : []),
    ...report.problems.map(({ file, outcome, problem }) =>
      [formatProblem(`${report.folder}/${file}`, problem), `    ${outcome}`].join('\n'),
    ),
  ];
}
