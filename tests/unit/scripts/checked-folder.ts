import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkContent } from '../../../scripts/content-check/check-content.ts';
import { temporaryFolder } from '../../support/fake-loader-context.ts';

/** A drawing accepted by the image pipeline. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** A valid benefit, except for its id. */
export const BENEFIT = { icon: 'Sun', title: 'Quiet', description: 'No engine runs.' };

/**
 * Checks a folder with these files; values other than text are written as JSON.
 * @param links names and targets
 */
export async function checkFiles(
  files: Record<string, unknown>,
  links: Record<string, string> = {},
) {
  const root = await writeFiles(files);
  for (const [name, target] of Object.entries(links)) await symlink(target, join(root, name));
  const { lines, problems } = await checkContent(root);
  return { text: withoutOurs(lines.join('\n'), root), problems };
}

/** A report without its folder and this repository's items, which may change. */
export function withoutOurs(text: string, root: string): string {
  return text
    .replaceAll(root, 'ROOT')
    .replaceAll(/(has no file for) .+(?=: built-in)/g, '$1 THESE');
}

/** A folder with these files, deleted after the test. */
export async function writeFiles(files: Record<string, unknown>): Promise<string> {
  const root = join(await temporaryFolder(), 'content');
  await mkdir(root);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    const isRaw = typeof content === 'string' || content instanceof Uint8Array;
    await writeFile(join(root, name), isRaw ? content : JSON.stringify(content));
  }
  return root;
}
