import { cacheDir } from 'astro:config/server';
import { CONTENT_REF, CONTENT_REPO, SITE_COMMIT } from 'astro:env/server';
import type { Manifest } from '../model/manifest.ts';
import { createManifest, findCommit, listSkippedFiles } from './describe-build.ts';
import { readReports } from './report.ts';

const builtAt = new Date().toISOString();
const commit = findCommit(SITE_COMMIT);

/** The content of this build. The loaders have always run before a page calls this. */
export async function describeBuild(): Promise<Manifest> {
  const facts = { builtAt, commit, repo: CONTENT_REPO || undefined, ref: CONTENT_REF };
  return createManifest(await readReports(cacheDir), facts);
}

/** The files and calendars that this build skipped. */
export const filesSkippedByThisBuild = async () => listSkippedFiles(await readReports(cacheDir));

/** This build's notes on the houses' calendars. */
export const calendarNotesOfThisBuild = async (): Promise<string[]> =>
  (await readReports(cacheDir)).flatMap(({ folder, notes = [] }) =>
    folder === 'calendars' ? notes : [],
  );
