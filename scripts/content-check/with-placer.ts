import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestTools } from '../../src/content/http/request.ts';
import { checkContentFile } from '../../src/content/loaders/content-files.ts';
import { withKnownFigures } from '../../src/content/loaders/known-figures.ts';
import { createPlacer, type PlacePictures } from '../../src/content/loaders/place-pictures.ts';
import { readText } from './check-file.ts';
import { BUILT_IN } from './check-report.ts';

/**
 * Lets a check fetch pictures of other hosts, and keeps none of them.
 * @param content the folder whose figures guide prices may name, beside the built-in ones
 */
export async function withPlacer<T>(
  content: string,
  tools: RequestTools,
  check: (place: PlacePictures) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  try {
    return await check(withKnownFigures(createPlacer({ tools, root }), await readFigures(content)));
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The figures that a build would have. */
async function readFigures(content: string): Promise<Readonly<Record<string, unknown>>> {
  const builtIn = await readText(join(BUILT_IN, 'figures.json'));
  const own = await readText(join(content, 'figures.json')).catch(() => builtIn);
  const { value = checkContentFile('figures', builtIn).value } = checkContentFile(
    'figures',
    own,
    builtIn,
  );
  return (value ?? {}) as Readonly<Record<string, unknown>>;
}
