// Builds what the browser tests look at into dist: this site with the content of the tests' own firm.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'astro';
import { copyProjectTo } from './copy-project.ts';

const [project, outDir, cacheDir] = ['.astro/firm', 'dist', '.astro/firm-cache'].map((path) =>
  resolve(path),
) as [string, string, string];
await rm(project, { recursive: true, force: true });
await copyProjectTo(project, 'tests/fixtures/firm');
process.chdir(project);
await build({ outDir, cacheDir });
