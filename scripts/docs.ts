// Writes what documents take from the code: the shapes of content files from the zod schemas into docs/editor.md, and our
// figures beside published ones into docs/figures.md. With --check it writes nothing and fails when one is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { WRITTEN_PARTS } from './docs/written-parts.ts';

for (const [path, write] of Object.entries(WRITTEN_PARTS)) {
  const current = await readFile(path, 'utf8');
  const text = await write(current);
  if (text === current) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale; run npm run docs`);
    process.exitCode = 1;
  } else {
    await writeFile(path, text);
    console.log(`wrote ${path}`);
  }
}
