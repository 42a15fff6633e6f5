import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const PARTS = ['src', 'public', 'content', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** A copy of all that a build reads, so that builds at once share nothing, with pictures of a content repository too. */
export async function copyProject(): Promise<string> {
  // Inside this directory, so that packages are found.
  const parent = resolve('.astro/builds');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(join(parent, 'project-'));
  for (const part of PARTS) await cp(part, join(project, part), { recursive: true });
  return project;
}
