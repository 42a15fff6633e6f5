import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { listenOnLoopback, stopServer } from '../../harness/site/loopback.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Changed = Buffer | string;

/**
 * Serves a built site from a folder as a plain static host does: files only, URLs without an extension.
 * @param change transforms a file before it is sent, given its path in the folder
 */
export async function serveSite(
  folder: string,
  change: (path: string, body: Buffer) => Changed | Promise<Changed> = (_, body) => body,
) {
  const { server, origin } = await listenOnLoopback((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname);
    const file = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
    readFile(join(folder, file)).then(
      async (body) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type }).end(await change(file, body));
      },
      () => response.writeHead(404).end(),
    );
  });
  return { server, origin, close: () => stopServer(server) };
}
