import { ITEM_LIMIT_BYTES } from '../content/model/content-file.ts';
import {
  compareFolder,
  type ManifestRow,
  manifestSchema,
  type Manifest,
} from '../content/model/manifest.ts';
import type { DashboardFolder } from '../content/model/dashboard-types.ts';
import { createContentsClient, type FolderEntry } from '../content/sources/contents-client.ts';
import { RequestError, sendRequest, type HttpDependencies } from '../content/sources/request.ts';
import { repositoryUrlOf } from '../content/sources/web-urls.ts';
import type { ItemCheckResult } from '../content/model/check-item.ts';
import type { Connection } from './connection.ts';

const MANIFEST_LIMIT_BYTES = 5_000_000;

/** The list of this site's content could not be read. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

export type FileRow = ManifestRow<FolderEntry>;

/** A folder of the repository, compared with the site. */
export interface FolderListing {
  rows: FileRow[];
  /** When the site was built, ISO 8601. */
  builtAt: string;
  repositoryUrl: string | undefined;
}

/** The dashboard's reader: one request for a listing, and one for each file that the build has not seen. */
export function createDashboardReader(connection: Connection, tools: HttpDependencies) {
  const { repo, root, ref, apiUrl, manifestUrl } = connection;
  const client = repo ? createContentsClient({ apiUrl, repo, ref, tools }) : undefined;

  async function list(folder: DashboardFolder, signal: AbortSignal): Promise<FolderEntry[]> {
    try {
      const { entries = [] } = (await client?.listFolder(root + folder, undefined, signal)) ?? {};
      return entries.filter(({ type, name }) => type === 'file' && name.endsWith('.json'));
    } catch (error) {
      // Git does not store empty folders.
      if (error instanceof RequestError && error.isMissing) return [];
      throw error;
    }
  }

  return {
    /** @throws RequestError, ManifestError */
    async readFolder(folder: DashboardFolder, signal: AbortSignal): Promise<FolderListing> {
      const [manifest, entries] = await Promise.all([
        readManifest(manifestUrl, tools, signal),
        list(folder, signal),
      ]);
      const repositoryUrls = entries.flatMap(
        ({ name, html_url }) =>
          repositoryUrlOf(html_url ?? '', ref, `${root}${folder}/${name}`) ?? [],
      );
      return {
        rows: compareFolder(entries, manifest.folders[folder]),
        builtAt: manifest.builtAt,
        repositoryUrl: connection.repositoryUrl ?? repositoryUrls[0],
      };
    },

    /** @throws RequestError */
    async readFile(
      folder: DashboardFolder,
      entry: FolderEntry,
      signal: AbortSignal,
    ): Promise<ItemCheckResult> {
      // Contains all schemas, so it is loaded only for a file that the build has not seen.
      const { checkUnseen } = await import('./check-unseen.ts');
      if (entry.size > ITEM_LIMIT_BYTES || !client) return checkUnseen(folder, entry, undefined);
      // Through the API, so that the page's content security policy needs no other host.
      const blob = { ...entry, download_url: null };
      const bytes = await client.download(blob, ITEM_LIMIT_BYTES, signal);
      return checkUnseen(folder, entry, bytes);
    },
  };
}

export type DashboardReader = ReturnType<typeof createDashboardReader>;

/**
 * Reads the list of files that the site was built from.
 * @throws ManifestError
 */
async function readManifest(
  url: string,
  tools: HttpDependencies,
  signal: AbortSignal,
): Promise<Manifest> {
  try {
    const { bytes } = await sendRequest(url, tools, { limitBytes: MANIFEST_LIMIT_BYTES, signal });
    return manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    const message = cause instanceof RequestError ? cause.message : `${url} is not a manifest.`;
    throw new ManifestError(message, { cause });
  }
}
