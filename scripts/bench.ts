// Visits pages of dist with Lighthouse, as a phone on simulated slow 4G, and prints a Markdown table: the lowest scores,
// the largest contentful paint, and medians. Serves dist over HTTP/2 with Brotli, as Cloudflare does.
// Options: --runs 3, --routes /,/contact (by default, every page that may be indexed), --http1.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { BROWSER_SWITCHES, findBrowser } from '../harness/browser/find-browser.ts';
import { listRoutes } from '../harness/site/list-routes.ts';

/** Downloaded on demand: as a dependency, it would add 184 MB to every install. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PACKED_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** Lighthouse's simulation needs the types of all files. */
const TYPES: Record<string, string> = {
  ...PACKED_TYPES,
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

interface Report {
  lighthouseVersion: string;
  environment: { hostUserAgent: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    routes: { type: 'string', default: '' },
    http1: { type: 'boolean', default: false },
  },
});
const execute = promisify(execFile);
const fileOf = (route: string) => `dist${route === '/' ? '/index' : route}.html`;
const isIndexed = (route: string) =>
  !/<meta name="?robots"? content="?noindex/.test(readFileSync(fileOf(route), 'utf8'));

const server = serveDist();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `${values.http1 ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
const chosen = values.routes.split(',').filter(Boolean);
let versions = '';
console.log('| page | perf / a11y / practice / SEO | LCP s | LCP max | TBT ms | CLS | KiB |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const route of chosen.length > 0 ? chosen : listRoutes().filter(isIndexed)) {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run++) reports.push(await visit(origin + route));
  versions = `Lighthouse ${reports[0]?.lighthouseVersion}, ${reports[0]?.environment.hostUserAgent}`;
  console.log(`| ${[route, ...summarise(reports)].join(' | ')} |`);
}
console.log(`${versions}, ${values.runs} visits each, ${new Date().toISOString().slice(0, 10)}`);
server.close();

/** A server of dist; over HTTP/2, browsers do not trust its certificate. Compresses every file before the first visit. */
function serveDist() {
  const packed = new Map(
    globSync(`dist/**/*{${Object.keys(PACKED_TYPES).join()}}`).map((file) => [
      file,
      brotliCompressSync(readFileSync(file)),
    ]),
  );
  const respond = (
    { method, url = '' }: { method?: string | undefined; url?: string | undefined },
    response: ServerResponse,
  ) => {
    const { pathname } = new URL(url, 'https://site');
    const file = extname(pathname) === '' ? fileOf(pathname) : `dist${pathname}`;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const body = packed.get(file) ?? (existsSync(file) ? readFileSync(file) : undefined);
    const headers = {
      'content-type': type,
      ...(packed.has(file) && { 'content-encoding': 'br' }),
      'content-length': body?.byteLength ?? 0,
      'cache-control': type === TYPES['.html'] ? 'no-cache' : 'max-age=31536000, immutable',
    };
    if (body) response.writeHead(200, headers).end(body);
    // The Worker would count a visit.
    else response.writeHead(method === 'POST' ? 204 : 404).end();
  };
  if (values.http1) return createServer(respond);
  const [cert, key] = ['certificate', 'key'].map((name) =>
    readFileSync(`tests/fixtures/loopback-tls/${name}.pem`),
  );
  return createSecureServer({ cert, key }, (request, response) => {
    respond(request, response as unknown as ServerResponse);
  });
}

/** @throws if Lighthouse fails, with its output */
async function visit(url: string): Promise<Report> {
  const flags = ['--headless=old', '--ignore-certificate-errors', ...BROWSER_SWITCHES].join(' ');
  const { stdout } = await execute(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, url, '--quiet', '--output=json'],
      ...[`--only-categories=${CATEGORIES.join()}`, `--chrome-flags=${flags}`],
    ],
    { maxBuffer: 1e8, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  return JSON.parse(stdout) as Report;
}

function summarise(reports: readonly Report[]): string[] {
  const sorted = (audit: string) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN).sort((a, b) => a - b);
  const median = (audit: string) => sorted(audit)[Math.floor(reports.length / 2)] ?? NaN;
  const scores = CATEGORIES.map((name) =>
    Math.min(...reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)),
  );
  const lcp = 'largest-contentful-paint';
  return [
    scores.map(Math.round).join(' / '),
    (median(lcp) / 1000).toFixed(2),
    ((sorted(lcp).at(-1) ?? NaN) / 1000).toFixed(2),
    median('total-blocking-time').toFixed(0),
    median('cumulative-layout-shift').toFixed(3),
    (median('total-byte-weight') / 1024).toFixed(0),
  ];
}
