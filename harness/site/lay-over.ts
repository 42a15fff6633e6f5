import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ADDED_TO } from '../../src/content/kinds/single-files.ts';

/** Puts a firm's content files in the place of those of the same name, as a build with a content repository does. */
export async function layOver(firm: string, content: string): Promise<void> {
  for (const path of globSync('**/*.json', { cwd: firm })) {
    const [source, target] = [join(firm, path), join(content, path)];
    if (!ADDED_TO.has(path.replace(/\.json$/, ''))) await cp(source, target);
    else
      await writeFile(
        target,
        JSON.stringify({ ...(await readJson(target)), ...(await readJson(source)) }),
      );
  }
}

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as object;
