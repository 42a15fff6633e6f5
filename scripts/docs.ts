// Writes the shapes of content files into docs/editor.md, from the zod schemas. With --check it writes nothing and
// fails when they are stale.
import { readFile, writeFile } from 'node:fs/promises';
import { withShapes } from './docs/with-shapes.ts';

const path = 'docs/editor.md';
const current = await readFile(path, 'utf8');
const text = await withShapes(current);
if (text !== current && process.argv.includes('--check')) {
  console.error(`${path} is stale; run npm run docs`);
  process.exitCode = 1;
} else if (text !== current) {
  await writeFile(path, text);
  console.log(`wrote ${path}`);
}
