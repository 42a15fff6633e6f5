// Writes what names every calculator from the folders of src/calculators/rules: the list of names, the registry, and
// the component with every island's import. With --check it writes nothing and fails when one is stale.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { listCalculators } from './calculators/list-calculators.ts';

const folders = readdirSync('src/calculators/rules', { withFileTypes: true });
const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
for (const [path, text] of await listCalculators(names)) {
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale; run npm run schemas`);
    process.exitCode = 1;
  } else {
    await writeFile(path, text);
    console.log(`wrote ${path}`);
  }
}
