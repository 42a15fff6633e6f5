import { RequestError, request, type RequestTools } from '../content/sources/request.ts';
import { manifestSchema, type Manifest } from '../content/model/manifest.ts';

const LIMIT_BYTES = 5_000_000;

/** The list of what is on this site could not be read. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/**
 * Reads what the site was built from.
 * @throws ManifestError
 */
export async function readManifest(
  url: string,
  tools: RequestTools,
  signal: AbortSignal,
): Promise<Manifest> {
  try {
    const { bytes } = await request(url, tools, { limitBytes: LIMIT_BYTES, signal });
    return manifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    const why = cause instanceof RequestError ? cause.message : `It is not a manifest: ${url}`;
    throw new ManifestError(why, { cause });
  }
}
