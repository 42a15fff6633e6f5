import { collectAssets as needsOfPages } from '../../src/service-worker/needs.ts';

/**
 * The addresses of all files that a page needs: those it refers to, and those that its scripts load, now or later.
 * @param readScript the text of a script by its address
 */
export async function collectAssets(
  html: string,
  readScript: (address: string) => string | Promise<string>,
): Promise<string[]> {
  return [...(await needsOfPages([html], (address) => ({ text: () => readScript(address) })))];
}
