import { onTestFinished } from 'vitest';
import { sendModified, sendRight, type Misbehaviour } from '../../harness/contents-api/faults.ts';
import { fetchWithSsrfGuard } from '../../src/content/sources/ssrf-guard.ts';
import { listenSecurely } from './secure-loopback.ts';
import { AMPLE_MS } from './served-folder.ts';

/** What a host of pictures gives for a path: a file, or a way to fail. */
export type Pictures = Record<string, string | Uint8Array | Misbehaviour>;

/** Starts a host of pictures, over https, for who trusts it (`trustLoopback`), and keeps a list of the paths that it was asked for. */
export async function servePictures(pictures: Pictures) {
  const asked: string[] = [];
  const { origin, close } = await listenSecurely(({ url = '' }, response) => {
    asked.push(url);
    const picture = pictures[url.replace(/\?.*/, '')] ?? { kind: 'answer', status: 404 };
    const isFile = typeof picture === 'string' || picture instanceof Uint8Array;
    // What the host calls it says nothing.
    const headers = { 'content-type': 'image/gif' };
    const right = { status: 200, headers, body: Buffer.from(isFile ? picture : 'A picture') };
    if (isFile) sendRight(response, right);
    else sendModified(response, right, picture);
  });
  onTestFinished(close);
  return { origin, host: new URL(origin).host, asked };
}

/** Asks as the build does, but that this machine may be asked. */
export const askingLoopback = (timeoutMs = AMPLE_MS) => ({
  fetch: fetchWithSsrfGuard({ isAllowed: (address) => address === '127.0.0.1' }),
  now: Date.now,
  timeoutMs,
});
