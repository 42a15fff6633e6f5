import { join } from 'node:path';
import pLimit from 'p-limit';
import { hostOf } from '../../values/text/urls.ts';
import type { Item } from '../checks/check-item.ts';
import type { RequestTools } from '../http/request.ts';
import { createPictureChecker, type PictureChecker } from '../pictures/picture-checker.ts';
import { picturesIn, withPictures } from '../pictures/pictures-in.ts';
import type { ReportedProblem } from '../report/report.ts';
import { FALLBACK_PICTURE, PICTURE_ADDRESS } from '../schemas/primitives.ts';
import { COLLECTION_TIMEOUT_MS, REQUESTS_AT_ONCE } from './create-sources.ts';
import { keepPicture, removeUnused, type KeptPicture } from './keep-picture.ts';

const FOLDER = 'elsewhere';

/** Gives an item pictures of this site alone: those that it names at other hosts are fetched. */
export type PlacePictures = (item: Item) => Promise<PlacedItem>;

interface PlacedItem {
  item: Item;
  /** The pictures that could not be had. */
  failed: Omit<ReportedProblem, 'file'>[];
}

interface PlacerOptions {
  tools: RequestTools;
  /** The folder for what comes from elsewhere. */
  root?: string;
  checker?: PictureChecker;
  /** For all pictures that are fetched side by side, milliseconds. */
  timeoutMs?: number;
}

/**
 * Fetches the pictures that items name at other hosts, each address once. One that cannot be had gives way to its last
 * good version, else to the fallback.
 */
export function createPlacer(options: PlacerOptions): PlacePictures {
  const { tools, root = 'remote-content', timeoutMs = COLLECTION_TIMEOUT_MS } = options;
  const { checker = createPictureChecker() } = options;
  const directory = join(root, FOLDER);
  const inTurn = pLimit(REQUESTS_AT_ONCE);
  const known = new Map<string, Promise<KeptPicture>>();
  let open = 0;
  let signal = AbortSignal.abort();

  async function fetchOnce(address: string): Promise<KeptPicture> {
    if (open++ === 0) signal = AbortSignal.timeout(timeoutMs);
    try {
      return await inTurn(() => keepPicture(address, { directory, tools, checker }, signal));
    } finally {
      if (--open === 0) {
        checker.close();
        await removeUnused(directory);
      }
    }
  }

  return async (item) => {
    const named = picturesIn(item).filter(({ path }) => PICTURE_ADDRESS.test(path));
    const found = await Promise.all(
      named.map(async ({ field, path: address }) => {
        const kept = known.get(address) ?? fetchOnce(address);
        known.set(address, kept);
        return { field, address, ...(await kept) };
      }),
    );
    const instead = new Map(
      found.map(({ address, name }) => [address, name ? `/${FOLDER}/${name}` : FALLBACK_PICTURE]),
    );
    return { item: withPictures(item, instead), failed: found.flatMap(describeFailed) };
  };
}

function describeFailed({
  field,
  address,
  name,
  error,
}: KeptPicture & { field: string; address: string }): PlacedItem['failed'] {
  if (!error) return [];
  const problem = {
    field,
    // The whole address may be a key.
    expected: `a picture at ${hostOf(address) ?? 'another host'}`,
    got: error.message,
    fix: `${error.fix}; until then its last good version is shown, or the fallback`,
  };
  return [{ problem, outcome: name ? 'The last good version is used.' : 'The fallback is used.' }];
}
