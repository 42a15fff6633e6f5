import type { Loader } from 'astro/loaders';
import { pagesOf, type ContentType } from '../model/content-types.ts';
import { idOfFile, type Item } from '../model/check-item.ts';
import type { DownloadImages } from '../images/download-images.ts';
import type { SourceFile } from '../model/content-file.ts';
import {
  cachedValue,
  tryRead,
  type FetchedFolder,
  type ContentSource,
  type SourceCache,
} from '../sources/source.ts';
import { chooseItems, isGood, type GoodFile, type ParsedFile } from './choose-items.ts';
import { parseItem, type FindBuiltIn } from './parse-item.ts';
import { createReport, type ContentReport, publishReport, type Strictness } from './report.ts';
import { countOf } from '../../numbers/format.ts';
import { sanitizeForLog } from '../../text/escape.ts';

export interface ReadItemsOptions {
  folder: string;
  contentType: ContentType;
  builtIn: ContentSource;
  /** The content repository, if one is set. */
  remote?: ContentSource | undefined;
  /** Downloads pictures from other hosts; without it, their URLs stay. */
  downloadImages?: DownloadImages | undefined;
}

/** An item that has a page, and whether it is listed. */
export interface ListedItem extends Item {
  isListed: boolean;
}

/** Reads a folder, and reports skipped files with the reasons. Files are cached only after all have been parsed. */
export async function readItems(
  { folder, contentType, builtIn, remote, downloadImages }: ReadItemsOptions,
  cache: SourceCache,
): Promise<{ items: ListedItem[]; report: ContentReport }> {
  const builtInFiles = parseFiles(await builtIn.read(folder, cache), contentType);
  const builtInItems = new Map(builtInFiles.filter(isGood).map(({ id, value }) => [id, value]));
  const findBuiltIn: FindBuiltIn = (id) => builtInItems.get(id);
  const fetched: FetchedFolder = remote ? await tryRead(remote, folder, cache) : { files: [] };
  const cached = cachedValue<SourceFile[]>(cache, `last-good:${remote?.name ?? ''}`);
  const isEmptied = contentType.isOptional && !fetched.error && fetched.files.length === 0;
  const cachedFiles = remote && !isEmptied ? (cached.read() ?? []) : [];
  const lastGood = parseFiles(cachedFiles, contentType, findBuiltIn).filter(isGood);
  const files = parseFiles(fetched.files, contentType, findBuiltIn);
  const keepsPages = contentType.keepsPages ?? false;
  const choice = chooseItems({ files, lastGood, builtIn: builtInFiles, keepsPages });
  const { origin, hidden, skipped } = choice;
  if (origin === 'repository') cached.write(latestGood(files, lastGood));
  const downloaded = await Promise.all(
    choice.chosen.map(async ({ item, used }) => {
      const { item: withImages, failed } = (await downloadImages?.(item)) ?? { item, failed: [] };
      const problems = [...used.problems, ...failed.map(({ problem }) => problem)];
      return { item: withImages, used: { ...used, problems }, failed };
    }),
  );
  const failed = downloaded.flatMap((each) =>
    each.failed.map((one) => ({ ...one, file: each.used.file })),
  );
  const path = (file: string) => `${folder}/${file}`;
  const noFilesMessage =
    fetched.files.length > 0 ? `no valid files in ${folder}` : `no JSON files in ${folder}`;
  const isUnused = remote && origin !== 'repository' && !isEmptied;
  const report = createReport({
    folder,
    source: (origin === 'built-in' ? undefined : remote?.name) ?? builtIn.name,
    items: downloaded.filter(({ used }) => used.isListed).length,
    skipped: skipped.map(({ file }) => file),
    unlisted: downloaded.flatMap(({ item, used }) => (used.isListed ? [] : [item.id])),
    hidden: hidden.map(({ file }) => file),
    hiddenPages: choice.hiddenItems.flatMap((item) => pagesOf(contentType, item)),
    unreadable: fetched.error ? [folder] : choice.unreadable,
    error: fetched.error ?? (isUnused ? `${remote.name} has ${noFilesMessage}` : undefined),
    inUse: origin,
    problems: [...choice.problems, ...failed].map((each) => ({ ...each, file: path(each.file) })),
    files: { used: downloaded.map(({ used }) => used), hidden, skipped },
  });
  const items = downloaded.map(({ item, used }) => ({ ...item, isListed: used.isListed }));
  return { items, report };
}

const parseFiles = (
  files: readonly SourceFile[],
  contentType: ContentType,
  findBuiltIn?: FindBuiltIn,
): ParsedFile[] =>
  files.map((file) => ({
    file,
    ...('text' in file
      ? parseItem(file.name, file.text, contentType, findBuiltIn)
      : { id: idOfFile(file.name), problems: [file.problem] }),
  }));

/** The latest good version of each file in the folder. */
const latestGood = (files: readonly ParsedFile[], lastGood: readonly GoodFile[]): SourceFile[] =>
  files.flatMap((read) => {
    if (isGood(read)) return [read.file];
    return lastGood.find(({ file }) => file.name === read.file.name)?.file ?? [];
  });

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
