// Builds the site of the browser tests into dist: the fixture company's content, the style guide and the editor.
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'astro';
import { copyProjectTo } from './copy-project.ts';

const [project, outDir, cacheDir] = ['.astro/company', 'dist', '.astro/company-cache'].map((path) =>
  resolve(path),
) as [string, string, string];
await rm(project, { recursive: true, force: true });
await copyProjectTo(project, 'tests/fixtures/company');
process.chdir(project);
Object.assign(process.env, {
  STYLEGUIDE: 'on',
  CONTENT_EDITOR: 'on',
  ASTRO_TELEMETRY_DISABLED: '1',
});
await build({ outDir, cacheDir });
