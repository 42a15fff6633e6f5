// Writes the comparison of our figures with published ones to docs/figures.md.
import { withComparedFigures } from './figures-document/compare-figures.ts';
import { readFile, writeFile } from 'node:fs/promises';

const PATH = 'docs/figures.md';
await writeFile(PATH, await withComparedFigures(await readFile(PATH, 'utf8')));
