import { collectAssets } from '../../src/service-worker/collect-assets.ts';

/**
 * The URLs of all files that a page needs: those it refers to, and those that its scripts load, now or later.
 * @param readScript the source of a script, by its URL
 */
export async function collectPageAssets(
  html: string,
  readScript: (url: string) => string | Promise<string>,
): Promise<string[]> {
  return [...(await collectAssets([html], (url) => ({ text: () => readScript(url) })))];
}
