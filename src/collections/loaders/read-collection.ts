import type { Problem } from '../format-issues.ts';
import { parseItem, type Item, type ItemSchema, type ParsedItem } from '../parse-item.ts';
import type { CollectionReport, ReportedProblem } from '../report.ts';
import type { Source, SourceCache, SourceFile } from './source.ts';

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
    : new Map<string, Item>();
  const { items, problems, leftOut } = collect(files, substitutes, options);
  const report = {
    folder,
    source: useRemote ? (remote?.name ?? '') : builtIn.name,
    items: items.length,
    leftOut,
    ...(fetched?.failure ? { failure: fetched.failure } : {}),
    problems,
    isClean: problems.length === 0 && !fetched?.failure,
  };
  return { items, report };
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

function parseFile(file: SourceFile, options: ReadCollectionOptions): ParsedItem {
  if ('text' in file) return parseItem(file.name, file.text, options.schema, options.htmlFields);
  const { name, ...problem } = file;
  return { ok: false, id: name.replace(/\.json$/, ''), problems: [{ field: '', ...problem }] };
}

function parseGood(files: SourceFile[], options: ReadCollectionOptions): Map<string, Item> {
  const parsed = files.map((file) => parseFile(file, options));
  return new Map(parsed.flatMap((result) => (result.ok ? [[result.item.id, result.item]] : [])));
}

function collect(
  files: SourceFile[],
  substitutes: Map<string, Item>,
  options: ReadCollectionOptions,
): { items: Item[]; problems: ReportedProblem[]; leftOut: string[] } {
  const items = new Map<string, Item>();
  const problems: ReportedProblem[] = [];
  const leftOut: string[] = [];
  const note = (file: string, outcome: string, found: Problem[]) => {
    problems.push(...found.map((problem) => ({ file, outcome, problem })));
  };
  for (const file of files) {
    const result = parseFile(file, options);
    if (result.ok && items.has(result.item.id)) {
      leftOut.push(file.name);
      note(file.name, 'The second one is left out.', [duplicate(result.item.id)]);
    } else if (result.ok) {
      items.set(result.item.id, result.item);
      note(file.name, 'The item is used without them.', result.notices);
    } else {
      const substitute = substitutes.get(result.id);
      if (substitute && !items.has(result.id)) items.set(result.id, substitute);
      leftOut.push(file.name);
      note(
        file.name,
        substitute ? 'The built-in item is used.' : 'The item is left out.',
        result.problems,
      );
    }
  }
  return { items: [...items.values()], problems, leftOut };
}

function duplicate(id: string): Problem {
  return {
    field: 'id',
    expected: 'an id of its own',
    got: `"${id}" again`,
    fix: 'remove one of the two files or give one another id',
  };
}
