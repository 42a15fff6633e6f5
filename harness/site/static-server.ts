import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenOnLoopback } from './loopback.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
};
const PACKED = /text|javascript|json|xml|svg/;

interface StaticResponse {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * Serves a built folder like a plain host with Brotli and URLs without `.html`; each file is compressed once. For
 * measurements, also of other sites.
 */
export async function serveFolder(folder: string) {
  const known = new Map<string, StaticResponse>();
  return listenOnLoopback((request, response) => {
    // The Worker handles these, for example to count visits.
    if (request.method === 'POST') {
      response.writeHead(204).end();
      return;
    }
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = known.get(path) ?? read(folder, path);
    known.set(path, answer);
    send(response, answer);
  });
}

function read(folder: string, path: string): StaticResponse {
  const filePath = join(folder, normalize(path));
  const found = [filePath, `${filePath}.html`, join(filePath, 'index.html')].find(
    (file) => extname(file) !== '' && existsSync(file),
  );
  const file = found ?? join(folder, '404.html');
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
  return {
    status: found ? 200 : 404,
    type,
    body: PACKED.test(type) ? brotliCompressSync(bytes) : bytes,
  };
}

function send(response: ServerResponse, { status, type, body }: StaticResponse): void {
  const isHashed = type !== TYPES['.html'];
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': body.byteLength,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(PACKED.test(type) ? { 'content-encoding': 'br' } : {}),
    })
    .end(body);
}
