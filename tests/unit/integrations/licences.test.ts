import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { licences } from '../../../src/integrations/licences.ts';
import { writeFiles } from '../scripts/checked-folder.ts';

/** A package with one module, whose side effect stops bundlers from removing it. */
const packageOf = (name: string, facts: object, notice?: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js', ...facts }),
  [`node_modules/${name}/index.js`]: `console.log('${name}')`,
  ...(notice && { [`node_modules/${name}/LICENSE.md`]: notice }),
});

/** Builds a script and a worker that import packages; returns their licences. */
async function publish(files: Record<string, string>, main: string): Promise<string> {
  const root = await writeFiles({ ...files, 'main.js': main, 'licences.txt': 'Licences\n' });
  const { collect, publish } = licences();
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [collect],
    worker: { plugins: () => [collect] },
    build: { rolldownOptions: { input: join(root, 'main.js') } },
  });
  const dir = pathToFileURL(`${root}/`);
  await publish.hooks['astro:build:done']?.({ dir } as HookParameters<'astro:build:done'>);
  return readFile(join(root, 'licences.txt'), 'utf8');
}

test('lists each notice once', async () => {
  const text = await publish(
    {
      ...packageOf('one', {}, 'MIT License\n\n© One'),
      ...packageOf('@two/two', {}, 'MIT License\n\n© One'),
      ...packageOf('three', {}, 'ISC License\n\n© Three'),
      ...packageOf('unused', {}, '© Nobody'),
      'worker.js': "import 'three';",
    },
    "import 'one'; import '@two/two'; new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });",
  );
  expect(text).toMatch(/^Licences\n/);
  expect(text).toContain('\n\n@two/two, one\n\nMIT License\n\n© One\n');
  expect(text).toContain('\n\nthree\n\nISC License\n\n© Three\n');
  expect(text).not.toContain('© Nobody');
});

test('lists a package without a notice with the licence in its package file', async () => {
  const text = await publish(packageOf('bare', { license: 'MIT' }), "import 'bare';");
  expect(text).toContain('\n\nbare\n\nIts package file names the MIT licence.\n');
});

test('rejects a package without any licence', async () => {
  const published = publish(packageOf('closed', {}), "import 'closed';");
  await expect(published).rejects.toThrow('The package closed has no licence');
});
