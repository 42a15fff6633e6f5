import type { Listing } from '../github/shapes.ts';
import { RequestError } from '../http/request-error.ts';
import type { RemoteSourceOptions } from './source.ts';
import { withRetries } from './with-retries.ts';

/**
 * Lists a folder of a content repository. Git keeps no empty folders, so one that is not there is empty; a repository
 * that is not there, or not for us, is none.
 * @param previous what the last build saw
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
