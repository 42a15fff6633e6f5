import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CONTENT_FOLDER } from './content-folder.ts';

const PARTS = ['src', 'public', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** Copies the files that a build reads. The folder must be inside this directory, so that packages are found. */
export async function copyProjectTo(folder: string, content = CONTENT_FOLDER): Promise<void> {
  for (const part of PARTS) await cp(part, join(folder, part), { recursive: true });
  await cp(content, join(folder, 'content'), { recursive: true });
}

/** A separate copy, so that parallel builds do not share files, such as pictures from a content repository. */
export async function copyProject(): Promise<string> {
  const parent = resolve('.astro/builds');
  await mkdir(parent, { recursive: true });
  const project = await mkdtemp(join(parent, 'project-'));
  await copyProjectTo(project);
  return project;
}
