import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes the files whose contents have changed, and logs them. */
export async function writeChanged(files: Iterable<readonly [path: string, text: string]>) {
  for (const [path, text] of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(`Wrote ${path}.`);
  }
}
