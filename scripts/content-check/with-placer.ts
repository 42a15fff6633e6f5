import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestTools } from '../../src/content/http/request.ts';
import { createPlacer, type PlacePictures } from '../../src/content/loaders/place-pictures.ts';

/** Lets a check fetch pictures of other hosts, and keeps none of them. */
export async function withPlacer<T>(
  tools: RequestTools,
  check: (place: PlacePictures) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    return await check(createPlacer({ tools, root }));
  } finally {
    await rm(root, { recursive: true });
  }
}
