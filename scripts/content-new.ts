// Writes a valid template for a new item. Usage: npm run content:new -- TYPE ID [folder]
import { resolve } from 'node:path';
import { FOLDERS, contentTypeName } from '../src/content/model/content-types.ts';
import { BUILT_IN_FOLDER } from './content-check/read-content.ts';
import { writeItem } from './content-new/write-item.ts';

const [type, id, folder, ...others] = process.argv.slice(2);
if (type === undefined || id === undefined || others.length > 0) {
  const types = FOLDERS.map(contentTypeName).join('|');
  console.error(`Usage: npm run content:new -- ${types} my-id [folder]`);
  process.exit(1);
}
// npm runs this in the site's folder; INIT_CWD is the user's working directory.
const root =
  folder === undefined ? BUILT_IN_FOLDER : resolve(process.env['INIT_CWD'] ?? '.', folder);
try {
  const path = await writeItem(root, type, id);
  console.log(`Wrote ${path}.\nReplace its texts, then run npm run content:check.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
