import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FOLDER } from './plan-deployment.ts';

/** Files in every build; the sitemap is written last, from all pages. */
const REQUIRED_FILES = [
  'index.html',
  '404.html',
  '_headers',
  'sitemap-index.xml',
  'data/company.json',
];

/**
 * Checks that a folder contains a complete site.
 * @throws if a file is missing that every build has
 */
export function checkBuilt(folder: string): void {
  const missing = REQUIRED_FILES.filter((name) => !existsSync(join(folder, name)));
  if (missing.length === 0) return;
  throw new Error(
    `${folder} is not a complete site: it lacks ${missing.join(', ')}. Build it again.`,
  );
}

/**
 * Describes what would be deployed.
 * @throws if the Worker was not bundled
 */
export function describeBundle(folder: string): string {
  const worker = join(BUNDLE_FOLDER, 'worker.js');
  if (!existsSync(worker)) throw new Error(`The Worker was not bundled: ${worker} is missing`);
  const files = globSync('**', { cwd: folder, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const size = Math.round(statSync(worker).size / 1000);
  return `Dry run: nothing was deployed. The Worker is ${size} kB (${worker}), the site ${files.length} files (${folder}).`;
}
