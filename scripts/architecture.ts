// Draws the rooms of src and who imports whom into docs/developer.md. With --check it writes nothing and fails when the
// picture is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { withDrawing } from '../harness/architecture/with-drawing.ts';

const path = 'docs/developer.md';
const current = readFileSync(path, 'utf8');
const text = withDrawing(current);
if (text !== current && process.argv.includes('--check')) {
  console.error(`${path} is stale; run npm run architecture`);
  process.exitCode = 1;
} else if (text !== current) {
  writeFileSync(path, text);
  console.log(`drew the rooms in ${path}`);
}
