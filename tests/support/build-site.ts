import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject } from '../../harness/site/copy-project.ts';

/** Long enough for a build on a busy machine. */
export const BUILD_TIMEOUT_MS = 300_000;

/** A build of the site in a separate folder. */
interface SiteBuild {
  succeeded: boolean;
  /** The whole output, without colours. */
  output: string;
}

export interface BuildFolder {
  /** The folder of the built site. */
  out: string;
  /** Builds with these settings; a second build in the same folder is warm. */
  build: (settings: Record<string, string>) => Promise<SiteBuild>;
  /** The contents of a built file. */
  read: (path: string) => Promise<string>;
  close: () => Promise<void>;
}

/** A folder for builds that does not affect dist and its cache. */
export async function createBuildFolder(): Promise<BuildFolder> {
  const folder = await copyProject();
  const [out, cache] = [join(folder, 'dist'), join(folder, 'cache')];
  return {
    out,
    build: (settings) => runBuild([out, cache], settings, folder),
    read: (path) => readFile(join(out, path), 'utf8'),
    close: () => rm(folder, { recursive: true }),
  };
}

function runBuild(
  folders: string[],
  settings: Record<string, string>,
  project: string,
): Promise<SiteBuild> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...settings };
  return new Promise((done) => {
    const args = [resolve('harness/site/run-build.ts'), ...folders];
    execFile('node', args, { env, cwd: project, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ succeeded: error === null, output: stdout + stderr });
    });
  });
}
