import type { R2ListOptions } from '@cloudflare/workers-types';
import { readBody } from '../../http.ts';
import { checkOrigin, createJsonResponse, rejectMethod } from '../../worker/http.ts';
import type { Database, PhotographStore } from '../../worker/runtime.ts';
import { readSenderSecret, computeHmacHex } from '../../worker/secrets.ts';
import type { WorkerEnv } from '../../worker/settings.ts';
import {
  CAPTION_LIMIT,
  parsePhotographPath,
  PHOTOGRAPH_BYTES,
  type Photograph,
  UPLOAD_WINDOW_MS,
} from '../rules/photographs.ts';
import { logError } from './accept-enquiry.ts';

/** The token that allows a browser to add photographs to its own enquiry. */
export const issuePhotographToken = (enquiry: string, env: WorkerEnv): Promise<string> =>
  computeHmacHex(`photographs ${enquiry}`, readSenderSecret(env));

const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** PUT a JPEG with `authorization: Bearer` and its enquiry's token; its caption is in the query. */
export async function acceptPhotograph(request: Request, env: WorkerEnv): Promise<Response> {
  const url = new URL(request.url);
  const path = parsePhotographPath(url.pathname);
  if (!path || !env.PHOTOGRAPHS)
    return createJsonResponse(404, { error: `${url.pathname} does not exist.` });
  if (request.method !== 'PUT') return rejectMethod('PUT');
  try {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    const isAuthorised = token === (await issuePhotographToken(path.enquiry, env));
    if (!isAuthorised || !checkOrigin(request, undefined).isAllowed) {
      return createJsonResponse(403, {
        error: 'Add photographs from the form that you sent the enquiry with.',
      });
    }
    const { results } = await env.DB.prepare(
      'SELECT 1 FROM enquiries WHERE id = ? AND is_suspect = 0 AND received_at > ?',
    )
      .bind(path.enquiry, Date.now() - UPLOAD_WINDOW_MS)
      .run();
    if (results.length === 0) {
      return createJsonResponse(410, {
        error:
          'You can add photographs for one day after sending an enquiry. This one is older, or has been deleted.',
      });
    }
    const bytes = await readBody(request, PHOTOGRAPH_BYTES);
    if (!bytes)
      return createJsonResponse(413, { error: `Send at most ${PHOTOGRAPH_BYTES / 1e6} MB.` });
    if (!isJpeg(bytes)) return createJsonResponse(415, { error: 'Send a JPEG.' });
    const caption = (url.searchParams.get('caption') ?? '').slice(0, CAPTION_LIMIT);
    await env.PHOTOGRAPHS.put(`${path.enquiry}/${path.slot}`, bytes, {
      customMetadata: { caption: encodeURIComponent(caption) },
    });
    return createJsonResponse(201, {});
  } catch (error) {
    logError(error);
    return createJsonResponse(503, {
      error: 'The photograph could not be stored. Try again in a minute.',
    });
  }
}

/** The photographs of an enquiry, in the order they were chosen. */
export async function listPhotographs(
  store: PhotographStore | undefined,
  enquiry: string,
): Promise<Photograph[]> {
  const found: Photograph[] = [];
  const options: R2ListOptions = { prefix: `${enquiry}/`, include: ['customMetadata'] };
  for await (const objects of listPages(store, options)) {
    for (const { key, customMetadata = {} } of objects) {
      const caption = decodeURIComponent(customMetadata['caption'] ?? '');
      found.push({ slot: key.slice(enquiry.length + 1), caption });
    }
  }
  return found;
}

/** All objects of a listing, page by page: the store may list fewer at once than it has. */
async function* listPages(store: PhotographStore | undefined, options: R2ListOptions = {}) {
  let cursor: string | undefined;
  do {
    const page = await store?.list({ ...options, ...(cursor && { cursor }) });
    if (page && page.objects.length > 0) yield page.objects;
    cursor = page?.truncated ? page.cursor : undefined;
  } while (cursor);
}

/**
 * Deletes the photographs of enquiries that were deleted, however that was done. Looks for them for a day, since an
 * upload may end later.
 * @returns the number deleted
 */
export async function deletePhotographs(
  store: PhotographStore | undefined,
  database: Database,
  now: number,
): Promise<number> {
  const { results: marked } = await database
    .prepare('SELECT 1 FROM deleted_enquiries LIMIT 1')
    .run();
  if (marked.length === 0) return 0;
  let deleted = 0;
  // Lists everything: a request for each enquiry could exceed the platform's limit.
  for await (const objects of listPages(store)) {
    // Binds all keys as one JSON value, since D1 binds at most 100 values per query.
    const { results } = await database
      .prepare(
        `SELECT value AS key FROM json_each(?1)
         WHERE substr(value, 1, instr(value, '/') - 1) IN (SELECT id FROM deleted_enquiries)`,
      )
      .bind(JSON.stringify(objects.map(({ key }) => key)))
      .run<{ key: string }>();
    const found = results.map(({ key }) => key);
    if (found.length > 0) await store?.delete(found);
    deleted += found.length;
  }
  await database
    .prepare('DELETE FROM deleted_enquiries WHERE deleted_at <= ?')
    .bind(now - UPLOAD_WINDOW_MS)
    .run();
  return deleted;
}
