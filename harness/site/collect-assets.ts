import { namedByPage, namedByScript } from '../../src/offline/names.ts';

/**
 * The addresses of all that a page needs: what it names, and what scripts among that load, now or later.
 * @param readScript the text of a script by its address
 */
export async function collectAssets(
  html: string,
  readScript: (address: string) => string | Promise<string>,
): Promise<string[]> {
  const needs = new Set(namedByPage(html));
  // What is added on the way is walked through as well.
  for (const name of needs) {
    if (!name.endsWith('.js')) continue;
    for (const next of namedByScript(await readScript(name))) needs.add(next);
  }
  return [...needs];
}
