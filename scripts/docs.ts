// Writes what documents take from the code: the shapes of content files from the zod schemas into docs/shapes.md, and our
// figures beside published ones into docs/figures.md.
import { readFile } from 'node:fs/promises';
import { WRITTEN_PARTS } from './docs/written-parts.ts';
import { writeChanged } from './write-changed.ts';

for (const [path, write] of Object.entries(WRITTEN_PARTS)) {
  await writeChanged([[path, await write(await readFile(path, 'utf8'))]]);
}
