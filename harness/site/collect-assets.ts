import { collectAssets } from '../../src/service-worker/needs.ts';

/**
 * The addresses of all that a page needs: what it names, and what scripts among that load, now or later.
 * @param readScript the text of a script by its address
 */
export async function collectPageAssets(
  html: string,
  readScript: (address: string) => string | Promise<string>,
): Promise<string[]> {
  return [...(await collectAssets([html], (address) => ({ text: () => readScript(address) })))];
}
