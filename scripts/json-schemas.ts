// Writes content/schemas/*.json from the zod schemas, so that editors' tools complete and check content files.
// With --check it writes nothing and fails when a file is stale.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { describeSchemas } from './json-schemas/describe-schemas.ts';

const check = process.argv.includes('--check');
await mkdir('content/schemas', { recursive: true });
for (const [name, text] of await describeSchemas()) {
  const path = `content/schemas/${name}.json`;
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === text) continue;
  if (check) {
    console.error(`${path} is stale; run npm run schemas`);
    process.exitCode = 1;
  } else {
    await writeFile(path, text);
    console.log(`wrote ${path}`);
  }
}
