import type { FolderEntry } from '../github/shapes.ts';
import { RequestError } from '../http/request-error.ts';
import type { RemoteSourceOptions } from './source.ts';
import { withRetries } from './with-retries.ts';

/**
 * Makes a function that downloads the files of a folder, each up to a size in bytes. Once a server has said to wait, it
 * is not asked for any more.
 */
export function downloads(
  { client, limit, retries }: RemoteSourceOptions,
  limitBytes: number,
  signal: AbortSignal,
): (entry: FolderEntry) => Promise<Uint8Array> {
  let limited: RequestError | undefined;
  const download = async (entry: FolderEntry) => {
    if (limited) throw limited;
    return client.download(entry, limitBytes, signal).catch((error: unknown) => {
      if (error instanceof RequestError && error.kind === 'rate-limit') limited = error;
      throw error;
    });
  };
  return (entry) => limit(() => withRetries(() => download(entry), retries));
}
