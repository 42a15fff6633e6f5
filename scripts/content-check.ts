// Checks a folder of content, or one file, as the build does, and prints what to fix.
// Usage: npm run content:check [folder or file]; by default, the built-in content.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { annotate } from '../src/content/pipeline/report.ts';
import { checkContent, checkSingle } from './content-check/check-content.ts';
import { BUILT_IN_FOLDER } from './content-check/read-content.ts';

const [folder, ...others] = process.argv.slice(2);
if (folder === '--help' || folder === '-h') {
  console.log(
    'Usage: npm run content:check [folder or file]\n' +
      'Checks your content as the site would, and says what to fix. Name a folder or a file, or nothing for the site’s own content.',
  );
  process.exit();
}
if (others.length > 0 || folder?.startsWith('-')) {
  console.error('Usage: npm run content:check [folder or file]');
  process.exit(1);
}
// npm runs this in the site's folder; INIT_CWD is the user's working directory.
const path =
  folder === undefined ? BUILT_IN_FOLDER : resolve(process.env['INIT_CWD'] ?? '.', folder);
const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
const { lines, errors, problems } = await (isFile ? checkSingle(path) : checkContent(path));
console.log(lines.join('\n'));
annotate(errors);
if (problems > 0) process.exitCode = 1;
