import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runBuild } from './build-site.ts';
import { copyProject } from '../../harness/site/copy-project.ts';

/**
 * Builds a copy of the site whose own content is changed, that of company, figures and stations included.
 * @param change what a content file becomes, by its path, such as services/solar.json
 * @returns what was printed, and the text of every built file by its path
 * @throws with what was printed, when the build fails
 */
export async function buildWithContent(
  change: (path: string, text: string) => string,
): Promise<{ output: string; files: Map<string, string> }> {
  const project = await copyProject();
  try {
    const content = join(project, 'content');
    for (const path of globSync('**/*.json', { cwd: content, exclude: ['schemas/**'] })) {
      const text = await readFile(join(content, path), 'utf8');
      await writeFile(join(content, path), change(path, text));
    }
    const out = join(project, 'dist');
    const { succeeded, output } = await runBuild([out, join(project, 'cache')], {}, project);
    if (!succeeded) throw new Error(`The site could not be built:\n${output}`);
    const paths = globSync('**/*.{html,json,xml,txt,webmanifest}', { cwd: out }).toSorted();
    const texts = paths.map(
      async (path) => [path, await readFile(join(out, path), 'utf8')] as const,
    );
    return { output, files: new Map(await Promise.all(texts)) };
  } finally {
    await rm(project, { recursive: true });
  }
}
