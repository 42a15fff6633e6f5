import { titleOf } from '../../model/checks/check-item.ts';
import type { Problem } from '../../model/checks/format-issues.ts';
import { parseItem, type Item, type ItemSchema, type ParsedItem } from '../parse-item.ts';
import type { CollectionReport, RefusedFile, ReportedProblem, UsedFile } from '../report.ts';
import type { SourceFile } from '../../model/checks/content-file.ts';
import type { Source, SourceCache } from './source.ts';

export interface ReadCollectionOptions {
  folder: string;
  schema: ItemSchema;
  builtIn: Source;
  remote?: Source | undefined;
  htmlFields?: readonly string[];
}

/** Reads a folder whole, and says what was left out and why. Nothing is written before all is parsed. */
export async function readCollection(
  options: ReadCollectionOptions,
  cache: SourceCache,
): Promise<{ items: Item[]; report: CollectionReport }> {
  const { folder, builtIn, remote } = options;
  const fetched = remote ? await tryRead(remote, folder, cache) : undefined;
  const useRemote = fetched?.files !== undefined;
  const files = fetched?.files ?? (await builtIn.read(folder, cache));
  const substitutes = useRemote
    ? parseGood(await builtIn.read(folder, cache), options)
    : new Map<string, Chosen>();
  const { chosen, problems, refused } = collect(files, substitutes, options);
  const report = {
    folder,
    source: useRemote ? (remote?.name ?? '') : builtIn.name,
    items: chosen.length,
    leftOut: refused.map(({ file }) => file),
    ...(fetched?.failure ? { failure: fetched.failure } : {}),
    problems,
    used: chosen.map((each) => describeUse(each, !useRemote)),
    refused,
    isClean: problems.length === 0 && !fetched?.failure,
  };
  return { items: chosen.map(({ item }) => item), report };
}

async function tryRead(
  source: Source,
  folder: string,
  cache: SourceCache,
): Promise<{ files?: SourceFile[]; failure?: string }> {
  try {
    const files = await source.read(folder, cache);
    if (files.length > 0) return { files };
    const address = source.addressOf ? `: ${source.addressOf(folder)}` : '';
    return { failure: `${source.name} has no JSON files in ${folder}${address}` };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** An item, and the file it was made from. */
interface Chosen {
  item: Item;
  file: SourceFile;
  isSubstitute: boolean;
}

function describeUse({ item, file, isSubstitute }: Chosen, isBuiltIn: boolean): UsedFile {
  const { name, sha } = file;
  return {
    id: item.id,
    title: titleOf(item),
    file: name,
    sha,
    isBuiltIn: isBuiltIn || isSubstitute,
  };
}

function parseFile(file: SourceFile, options: ReadCollectionOptions): ParsedItem {
  if ('text' in file) return parseItem(file.name, file.text, options.schema, options.htmlFields);
  return { ok: false, id: file.name.replace(/\.json$/, ''), problems: [file.problem] };
}

function parseGood(files: SourceFile[], options: ReadCollectionOptions): Map<string, Chosen> {
  return new Map(
    files.flatMap((file) => {
      const parsed = parseFile(file, options);
      return parsed.ok ? [[parsed.item.id, { item: parsed.item, file, isSubstitute: true }]] : [];
    }),
  );
}

function collect(
  files: SourceFile[],
  substitutes: Map<string, Chosen>,
  options: ReadCollectionOptions,
): { chosen: Chosen[]; problems: ReportedProblem[]; refused: RefusedFile[] } {
  const chosen = new Map<string, Chosen>();
  const problems: ReportedProblem[] = [];
  const refused: RefusedFile[] = [];
  const note = (file: string, outcome: string, found: Problem[]) => {
    problems.push(...found.map((problem) => ({ file, outcome, problem })));
  };
  const refuse = ({ name, sha }: SourceFile, outcome: string, found: Problem[]) => {
    refused.push({ file: name, sha });
    note(name, outcome, found);
  };
  for (const file of files) {
    const result = parseFile(file, options);
    if (result.ok && chosen.has(result.item.id)) {
      refuse(file, 'The second one is left out.', [duplicate(result.item.id)]);
    } else if (result.ok) {
      chosen.set(result.item.id, { item: result.item, file, isSubstitute: false });
      note(file.name, 'The item is used without them.', result.notices);
    } else {
      const substitute = substitutes.get(result.id);
      if (substitute && !chosen.has(result.id)) chosen.set(result.id, substitute);
      const outcome = substitute ? 'The built-in item is used.' : 'The item is left out.';
      refuse(file, outcome, result.problems);
    }
  }
  return { chosen: [...chosen.values()], problems, refused };
}

function duplicate(id: string): Problem {
  return {
    field: 'id',
    expected: 'an id of its own',
    got: `"${id}" again`,
    fix: 'remove one of the two files or give one another id',
  };
}
