import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  startContentsApiServer,
  type ContentsApiServer,
} from '../../../../harness/contents-api/contents-api-server.ts';
import { CONTENT_FOLDER } from '../../../../harness/site/content-folder.ts';
import { checkSingle } from '../../../../scripts/content-check/check-content.ts';
import { formatProblem } from '../../../../src/content/model/problem.ts';
import { FOLDERS, isFolder, contentTypeOf } from '../../../../src/content/model/content-types.ts';
import { SETTINGS_FILES } from '../../../../src/content/model/settings-files.ts';
import { builtInSource } from '../../../../src/content/sources/built-in-source.ts';
import { readContentSettings } from '../../../../src/content/pipeline/read-settings.ts';
import { readItems } from '../../../../src/content/pipeline/read-items.ts';
import { BREAKAGES, fillRepository, readContentFiles } from '../../../support/broken-files.ts';
import { temporaryFolder } from '../../../support/fake-loader-context.ts';
import { sourceOf } from '../../../support/served-folder.ts';

const content = readContentFiles();
const settingsFiles = Object.keys(SETTINGS_FILES).map((name) => `${name}.json`);
const items = [...content.keys()].filter((path) => isFolder(dirname(path)));

let server: ContentsApiServer;
/** The result of reading the whole repository, by folder. */
const intact = new Map<string, Awaited<ReturnType<typeof read>>>();

beforeAll(async () => {
  server = await startContentsApiServer();
  fillRepository(server, content);
  for (const path of ['company.json', ...FOLDERS.map((folder) => `${folder}/any.json`)]) {
    intact.set(dirname(path), await read(path));
  }
  intact.set('pages', await read('company.json'));
});

afterAll(() => server.close());

/** The result of a first build: values by name or id, and its report. */
async function read(path: string) {
  const builtIn = builtInSource(CONTENT_FOLDER);
  const remote = sourceOf(server);
  const folder = dirname(path);
  if (!isFolder(folder)) {
    const { files, report } = await readContentSettings(builtIn, remote);
    return { values: files as Readonly<Record<string, unknown>>, report };
  }
  const sources = { folder, contentType: contentTypeOf(folder), builtIn, remote };
  const { items, report } = await readItems(sources, new Map());
  const values = Object.fromEntries(
    items.map((item) => [item.id, { ...item, isListed: undefined }]),
  );
  return { values, report };
}

/** The result of content:check for a file. */
async function check(path: string, text: string): Promise<string[]> {
  const file = join(await temporaryFolder(), path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const { lines } = await checkSingle(file);
  // Between the heading and the summary.
  return lines.slice(1, -1);
}

describe.each(Object.entries(BREAKAGES))('a file of the repository that is %s', (_, breakText) => {
  test.each([...settingsFiles, ...items])(
    'has the same problems in the build and the content check: %s',
    async (path) => {
      const bytes = content.get(path) ?? Buffer.alloc(0);
      const broken = breakText(bytes.toString());
      const before = intact.get(dirname(path))?.values;
      if (broken === undefined) server.repository.remove(path);
      else server.repository.write(path, broken);
      try {
        const { values, report } = await read(path);
        const problems = report.problems
          .filter(({ file }) => file === path)
          .map(({ problem }) => formatProblem(path, problem));
        if (broken === undefined) {
          expect(problems).toEqual([]);
          expect(before).toMatchObject(values);
          return;
        }
        expect(values).toEqual(before);
        expect(report.skipped.map((name) => basename(name))).toEqual([basename(path)]);
        expect(problems).not.toEqual([]);
        expect(await check(path, broken)).toEqual(problems);
      } finally {
        server.repository.write(path, bytes);
      }
    },
  );
});

test('a repository with the built-in content produces the same result', () => {
  for (const { report } of intact.values()) {
    expect(report).toMatchObject({ source: sourceOf(server).name, problems: [], isClean: true });
  }
});
