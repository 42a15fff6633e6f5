import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { takeTurn } from './take-turn.ts';

/** A build of the site in a folder of its own. */
interface SiteBuild {
  succeeded: boolean;
  /** All that was printed, without colours. */
  output: string;
}

export interface BuildFolder {
  /** Where the built site is. */
  out: string;
  /** Builds with these settings; a second build in the same folder is a warm one. */
  build: (settings: Record<string, string>) => Promise<SiteBuild>;
  /** The text of a built file. */
  read: (path: string) => Promise<string>;
  remove: () => Promise<void>;
}

/** A place for builds that leaves dist and its cache alone. */
export async function createBuildFolder(): Promise<BuildFolder> {
  // Outside this directory all builds would share one place for what they run, and builds at once would break.
  const parent = resolve('.astro/builds');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'site-'));
  const [out, cache] = [join(folder, 'dist'), join(folder, 'cache')];
  return {
    out,
    // Builds share files in .astro and the folder that pictures of a content repository are put into.
    build: (settings) => takeTurn('build', () => runBuild([out, cache], settings)),
    read: (path) => readFile(join(out, path), 'utf8'),
    remove: () => rm(folder, { recursive: true }),
  };
}

/**
 * Builds the site.
 * @param folders for the pages and for the cache
 * @param project where the site's files lie
 */
export function runBuild(
  folders: string[],
  settings: Record<string, string>,
  project = '.',
): Promise<SiteBuild> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...settings };
  return new Promise((done) => {
    const args = [resolve('harness/site/run-build.ts'), ...folders];
    execFile('node', args, { env, cwd: project, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ succeeded: error === null, output: stdout + stderr });
    });
  });
}
