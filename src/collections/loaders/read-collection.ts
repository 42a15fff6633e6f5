import { titleOf, type Item } from '../../model/checks/check-item.ts';
import type { SourceFile } from '../../model/checks/content-file.ts';
import type { Problem } from '../../model/checks/format-issues.ts';
import type { LeftOutFile, UsedFile } from '../../model/content/manifest.ts';
import { parseItem, type ItemRules, type ParsedItem } from '../parse-item.ts';
import type { CollectionReport, ReportedProblem } from '../report.ts';
import type { Source, SourceCache } from './source.ts';

export interface ReadCollectionOptions {
  folder: string;
  kind: ItemRules;
  builtIn: Source;
  /** The content repository, if one is set. */
  remote?: Source | undefined;
}

/** Reads a folder whole, and says what was left out and why. Nothing is written before all is parsed. */
export async function readCollection(
  { folder, kind, builtIn, remote }: ReadCollectionOptions,
  cache: SourceCache,
): Promise<{ items: Item[]; report: CollectionReport }> {
  const fetched: Fetched = remote ? await tryRead(remote, folder, cache) : {};
  const own = await builtIn.read(folder, cache);
  const { source = builtIn.name, files = own, error } = fetched;
  const isBuiltIn = files === own;
  const substitutes = isBuiltIn ? new Map<string, Chosen>() : parseGood(own, kind);
  const { chosen, leftOut, problems } = collect(files, isBuiltIn, substitutes, kind);
  const report = {
    folder,
    source,
    items: chosen.length,
    leftOut: leftOut.map(({ file }) => file),
    ...(error === undefined ? {} : { error }),
    problems,
    files: { used: chosen.map(({ used }) => used), leftOut },
    isClean: problems.length === 0 && error === undefined,
  };
  return { items: chosen.map(({ item }) => item), report };
}

/** The files of a source, or why there are none. */
interface Fetched {
  /** Its name. */
  source?: string;
  files?: SourceFile[];
  error?: string;
}

async function tryRead(remote: Source, folder: string, cache: SourceCache): Promise<Fetched> {
  try {
    const files = await remote.read(folder, cache);
    if (files.length > 0) return { source: remote.name, files };
    const address = remote.addressOf ? `: ${remote.addressOf(folder)}` : '';
    return { error: `${remote.name} has no JSON files in ${folder}${address}` };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** An item, and the file it was made from. */
interface Chosen {
  item: Item;
  used: UsedFile;
}

function choose(
  item: Item,
  { name, sha = '' }: SourceFile,
  isBuiltIn: boolean,
  problems: Problem[] = [],
): Chosen {
  const { id } = item;
  return { item, used: { id, title: titleOf(item) ?? id, file: name, sha, isBuiltIn, problems } };
}

function parseFile(file: SourceFile, kind: ItemRules): ParsedItem {
  if ('text' in file) return parseItem(file.name, file.text, kind);
  return { ok: false, id: file.name.replace(/\.json$/, ''), problems: [file.problem] };
}

function parseGood(files: readonly SourceFile[], kind: ItemRules): Map<string, Chosen> {
  return new Map(
    files.flatMap((file) => {
      const parsed = parseFile(file, kind);
      return parsed.ok ? [[parsed.item.id, choose(parsed.item, file, true)]] : [];
    }),
  );
}

function collect(
  files: readonly SourceFile[],
  isBuiltIn: boolean,
  substitutes: ReadonlyMap<string, Chosen>,
  kind: ItemRules,
): { chosen: Chosen[]; leftOut: LeftOutFile[]; problems: ReportedProblem[] } {
  const chosen = new Map<string, Chosen>();
  const leftOut: LeftOutFile[] = [];
  const problems: ReportedProblem[] = [];
  const note = (file: string, outcome: string, found: Problem[]) => {
    problems.push(...found.map((problem) => ({ file, outcome, problem })));
  };
  const leaveOut = ({ name, sha = '' }: SourceFile, outcome: string, found: Problem[]) => {
    leftOut.push({ file: name, sha, problems: found });
    note(name, outcome, found);
  };
  for (const file of files) {
    const parsed = parseFile(file, kind);
    if (parsed.ok && chosen.has(parsed.item.id)) {
      leaveOut(file, 'The second one is left out.', [duplicate(parsed.item.id)]);
    } else if (parsed.ok) {
      chosen.set(parsed.item.id, choose(parsed.item, file, isBuiltIn, parsed.problems));
      note(file.name, 'The item is used without them.', parsed.problems);
    } else {
      const substitute = substitutes.get(parsed.id);
      if (substitute && !chosen.has(parsed.id)) chosen.set(parsed.id, substitute);
      const outcome = substitute ? 'The built-in item is used.' : 'The item is left out.';
      leaveOut(file, outcome, parsed.problems);
    }
  }
  return { chosen: [...chosen.values()], leftOut, problems };
}

function duplicate(id: string): Problem {
  return {
    field: 'id',
    expected: 'an id of its own',
    got: `"${id}" again`,
    fix: 'remove one of the two files or give one another id',
  };
}
