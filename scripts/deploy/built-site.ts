import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FOLDER } from './plan-deployment.ts';

/** What every build has; the sitemap is made of all pages, when they are there. */
const WHOLE = ['index.html', '404.html', '_headers', 'sitemap-index.xml', 'data/firm.json'];

/**
 * Makes sure that a folder holds a whole site.
 * @throws when something is missing that every build has
 */
export function checkBuilt(folder: string): void {
  const missing = WHOLE.filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return;
  throw new Error(`${folder} is no built site: it has no ${missing.join(', no ')}`);
}

/**
 * What would be sent, in words.
 * @throws when the Worker was not bundled
 */
export function describeBundle(folder: string): string {
  const worker = join(BUNDLE_FOLDER, 'worker.js');
  if (!existsSync(worker)) throw new Error(`The Worker was not bundled: there is no ${worker}`);
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const size = Math.round(statSync(worker).size / 1000);
  return `Nothing was sent. The Worker has ${size} kB in ${worker}, the site ${files.length} files in ${folder}.`;
}
