import { globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillIn } from '../../src/content/checks/fill-in.ts';
import { isFilledIn } from '../../src/content/kinds/single-files.ts';

/** Puts a firm's content files in the place of those of the same name, as a build with a content repository does. */
export async function layOver(firm: string, content: string): Promise<void> {
  for (const path of globSync('**/*.json', { cwd: firm })) {
    const [source, target] = [join(firm, path), join(content, path)];
    if (isFilledIn(path.replace(/\.json$/, ''))) {
      const filled = fillIn(await readJson(source), await readJson(target));
      await writeFile(target, JSON.stringify(filled));
    } else {
      await cp(source, target);
    }
  }
}

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));
