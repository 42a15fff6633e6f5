import { onTestFinished } from 'vitest';
import { sendModified, sendResponse, type Fault } from '../../harness/contents-api/faults.ts';
import { fetchWithSsrfGuard } from '../../src/content/sources/ssrf-guard.ts';
import { listenSecurely } from './secure-loopback.ts';
import { LONG_TIMEOUT_MS } from './served-folder.ts';

/** The response of a picture host for a path: a file, or a fault. */
export type ServedImages = Record<string, string | Uint8Array | Fault>;

/** Starts a picture host over HTTPS, for clients that trust it (`trustLoopback`), and records the requested paths. */
export async function serveImages(pictures: ServedImages) {
  const requests: string[] = [];
  const { origin, close } = await listenSecurely(({ url = '' }, response) => {
    requests.push(url);
    const picture = pictures[url.replace(/\?.*/, '')] ?? { kind: 'replace-response', status: 404 };
    const isFile = typeof picture === 'string' || picture instanceof Uint8Array;
    // The host's errors are ignored.
    const headers = { 'content-type': 'image/gif' };
    const validResponse = {
      status: 200,
      headers,
      body: Buffer.from(isFile ? picture : 'A picture'),
    };
    if (isFile) sendResponse(response, validResponse);
    else sendModified(response, validResponse, picture);
  });
  onTestFinished(close);
  return { origin, host: new URL(origin).host, requests };
}

/** Fetches as the build does, but allows this machine. */
export const loopbackDependencies = (timeoutMs = LONG_TIMEOUT_MS) => ({
  fetch: fetchWithSsrfGuard({ isAllowed: (address) => address === '127.0.0.1' }),
  now: Date.now,
  timeoutMs,
});
