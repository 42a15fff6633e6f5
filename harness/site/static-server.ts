import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listenOnLoopback, stopServer } from './loopback.ts';

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

const TLS = 'tests/fixtures/loopback-tls';
const CERTIFICATE = {
  cert: readFileSync(`${TLS}/certificate.pem`),
  key: readFileSync(`${TLS}/key.pem`),
};

interface StaticResponse {
  status: number;
  type: string;
  body: Buffer;
}

/**
 * Serves a built folder like a plain host with Brotli and URLs without `.html`; each file is compressed once. For
 * measurements, also of other sites.
 * @returns `origin` for HTTP/1.1, and `secureOrigin` for HTTP/2, with a certificate that browsers do not trust
 */
export async function serveFolder(folder: string) {
  const known = new Map<string, StaticResponse>();
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    // The Worker handles these, for example to count visits.
    if (request.method === 'POST') {
      response.writeHead(204).end();
      return;
    }
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const answer = known.get(path) ?? read(folder, path);
    known.set(path, answer);
    send(response, answer);
  };
  const { server, origin } = await listenOnLoopback(respond);
  // Node's compatibility API: its requests and responses have every member that `respond` uses.
  const secure = createSecureServer(CERTIFICATE, respond as never);
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const { port } = secure.address() as AddressInfo;
  const stop = async () => {
    secure.close();
    await stopServer(server);
  };
  return { origin, secureOrigin: `https://127.0.0.1:${port}`, stop };
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
