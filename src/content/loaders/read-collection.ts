import { idOfFile, type Item } from '../checks/check-item.ts';
import type { SourceFile } from '../checks/content-file.ts';
import { needsMending } from '../checks/problem.ts';
import type { Origin, UsedFile } from '../manifest/manifest.ts';
import { pagesOf, type Kind } from '../kinds/kind.ts';
import { parseItem, type FindBuiltIn } from '../items/parse-item.ts';
import type { CollectionReport } from '../report/report.ts';
import { chooseItems, isGood, type GoodFile, type ParsedFile } from './choose-items.ts';
import { cachedValue } from './cached-value.ts';
import type { PlacePictures } from './place-pictures.ts';
import type { Source, SourceCache } from './source.ts';
import { tryRead, type Fetched } from './try-read.ts';

export interface ReadCollectionOptions {
  folder: string;
  kind: Kind;
  builtIn: Source;
  /** The content repository, if one is set. */
  remote?: Source | undefined;
  /** Fetches the pictures of other hosts; without it they give way to the fallback. */
  place?: PlacePictures;
}

/** An item that has a page, and whether it is listed. */
export interface ListedItem extends Item {
  isListed: boolean;
}

/** Reads a folder, and reports what was left out and why. Nothing is cached before everything has been parsed. */
export async function readCollection(
  { folder, kind, builtIn, remote, place = leaveAll }: ReadCollectionOptions,
  cache: SourceCache,
): Promise<{ items: ListedItem[]; report: CollectionReport }> {
  const own = parseFiles(await builtIn.read(folder, cache), kind);
  const ours = own.filter(isGood);
  const findOurs: FindBuiltIn = (id) =>
    ours.find(({ parsed }) => parsed.item.id === id)?.parsed.item;
  const cached = cachedValue<SourceFile[]>(cache, `last-good:${remote?.name ?? ''}`);
  const fetched: Fetched = remote ? await tryRead(remote, folder, cache) : { files: [] };
  const isNotKept = kind.isOptional && !fetched.isUnread && fetched.files.length === 0;
  const kept = remote && !isNotKept ? (cached.read() ?? []) : [];
  const lastGood = parseFiles(kept, kind, findOurs).filter(isGood);
  const files = parseFiles(fetched.files, kind, findOurs);
  const base = chooseBase(files, lastGood, own);
  const choice = chooseItems({
    ...base,
    lastGood,
    builtIn: ours,
    keepsPages: kind.keepsPages ?? false,
  });
  const { hidden, leftOut, unread } = choice;
  const placed = await Promise.all(
    choice.chosen.map(async ({ item, used }) => placeIn(used, await place(item))),
  );
  const chosen = placed.map(({ item, used }) => ({ item, used }));
  const problems = [...choice.problems, ...placed.flatMap(({ failed }) => failed)];
  if (base.origin === 'repository') cached.write(latestGood(files, lastGood));
  const isUnused = remote && base.origin !== 'repository' && !isNotKept;
  const what =
    fetched.files.length > 0
      ? `nothing in ${folder} that can be used`
      : `no JSON files in ${folder}`;
  const error = fetched.error ?? (isUnused ? `${remote.name} has ${what}` : undefined);
  const listed = chosen.filter(({ used }) => used.isListed);
  const report: CollectionReport = {
    folder,
    source: (base.origin === 'built-in' ? undefined : remote?.name) ?? builtIn.name,
    items: listed.length,
    leftOut: leftOut.map(({ file }) => file),
    unlisted: chosen.flatMap(({ item, used }) => (used.isListed ? [] : [item.id])),
    hidden: hidden.map(({ file }) => file),
    retired: choice.retired.flatMap((item) => pagesOf(kind, item)),
    unread: fetched.isUnread ? [folder] : unread,
    ...(error === undefined ? {} : { error, inUse: base.origin }),
    problems,
    files: { used: chosen.map(({ used }) => used), hidden, leftOut },
    isClean: error === undefined && !needsMending(problems.map(({ problem }) => problem)),
  };
  const items = chosen.map(({ item, used }) => ({ ...item, isListed: used.isListed }));
  return { items, report };
}

const leaveAll: PlacePictures = (item) => Promise.resolve({ item, failed: [] });

/** An item with the pictures that could be had, and what the report says of the others. */
const placeIn = (used: UsedFile, { item, failed }: Awaited<ReturnType<PlacePictures>>) => ({
  item,
  used: { ...used, problems: [...used.problems, ...failed.map(({ problem }) => problem)] },
  failed: failed.map((each) => ({ ...each, file: used.file })),
});

function parseFiles(
  files: readonly SourceFile[],
  kind: Kind,
  findBuiltIn?: FindBuiltIn,
): ParsedFile[] {
  return files.map((file) => {
    if ('text' in file) return { file, parsed: parseItem(file.name, file.text, kind, findBuiltIn) };
    return { file, parsed: { ok: false, id: idOfFile(file.name), problems: [file.problem] } };
  });
}

/** What to build a collection from: the folder if it has a good file, else the last good files, else the built-in. */
function chooseBase(
  files: readonly ParsedFile[],
  lastGood: readonly GoodFile[],
  own: readonly ParsedFile[],
): { files: readonly ParsedFile[]; origin: Origin } {
  if (files.some(isGood)) return { files, origin: 'repository' };
  if (lastGood.length > 0) return { files: [...lastGood, ...files], origin: 'last-good' };
  return { files: [...own, ...files], origin: 'built-in' };
}

/** The latest good version of each file in the folder. */
function latestGood(files: readonly ParsedFile[], lastGood: readonly GoodFile[]): SourceFile[] {
  return files.flatMap((read) => {
    if (read.parsed.ok) return [read.file];
    return lastGood.find(({ file }) => file.name === read.file.name)?.file ?? [];
  });
}
