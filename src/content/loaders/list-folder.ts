import type { Listing } from '../github/shapes.ts';
import { RequestError } from '../http/request-error.ts';
import type { RemoteSourceOptions } from './source.ts';
import { withRetries } from './with-retries.ts';

/**
 * Lists a folder of a content repository. Git keeps no empty folders, so a missing folder counts as empty; a repository
 * that is missing, or that we may not read, is an error.
 * @param previous the listing of the last build
 * @throws RequestError
 */
export async function listFolder(
  { client, limit, retries }: RemoteSourceOptions,
  folder: string,
  previous: Listing | undefined,
  signal: AbortSignal,
): Promise<Listing> {
  const list = (path: string, known?: Listing) =>
    limit(() => withRetries(() => client.listFolder(path, known, signal), retries));
  try {
    return await list(folder, previous);
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== 404) throw error;
    await list('');
    return { entries: [] };
  }
}
