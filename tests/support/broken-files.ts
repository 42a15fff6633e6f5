import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../../harness/site/content-folder.ts';
import type { ContentsApiServer } from '../../harness/contents-api/contents-api-server.ts';

/** Every file of the content folder, by its path in it. */
export function readContentFiles(root = CONTENT_FOLDER): Map<string, Buffer> {
  const entries = globSync('**/*', { cwd: root, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path))]));
}

/** Replaces all of a content repository's files with these. */
export function fillRepository(
  { repository }: ContentsApiServer,
  files: ReadonlyMap<string, Buffer>,
): void {
  for (const path of repository.paths()) repository.remove(path);
  for (const [path, bytes] of files) repository.write(path, bytes);
}

const wrongType = (value: unknown) => (typeof value === 'number' ? 'seven' : 7);

/** Ways to break a JSON file; undefined removes it. */
export const BREAKAGES: Readonly<Record<string, (text: string) => string | undefined>> = {
  'not JSON': (text) => text.trimEnd().slice(0, -1),
  'of wrong types': (text) => {
    const fields = Object.entries(JSON.parse(text) as object).map(([name, value]) => [
      name,
      ['$schema', 'id'].includes(name) ? (value as unknown) : wrongType(value),
    ]);
    return JSON.stringify(Object.fromEntries(fields));
  },
  empty: () => '',
  missing: () => undefined,
};
