import { readFileSync } from 'node:fs';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { collectPageAssets } from '../../harness/site/collect-assets.ts';
import { serveFolder } from '../../harness/site/static-server.ts';
import { visitWithLighthouse, type LighthouseVisit } from './lighthouse.ts';

const HEAD = 'page|perf / a11y / practice / SEO|FCP s|LCP s|LCP max|TBT ms|CLS|KiB|requests';

interface Options {
  /** If empty, every page that may be indexed. */
  routes: readonly string[];
  runs: number;
  /** Whether to visit over HTTP/2, as Cloudflare serves it, instead of HTTP/1.1. */
  http2: boolean;
}

/** Prints a row for every page: lowest scores, largest LCP and medians of the visits. */
export async function benchPages({ routes, runs, http2 }: Options): Promise<void> {
  const served = await serveFolder('dist');
  const visited = http2 ? served.secureOrigin : served.origin;
  console.log(`${row(HEAD)}\n${row(HEAD.replace(/[^|]+/g, '---'))}`);
  let versions = '';
  for (const route of routes.length > 0 ? routes : listRoutes().filter(isIndexed)) {
    await compressAssets(served.origin, route);
    const { visits, ...by } = await visitWithLighthouse(visited + route, runs);
    versions = by.versions;
    console.log(row([route, ...cells(visits)].join('|')));
  }
  await served.stop();
  const protocol = http2 ? 'HTTP/2' : 'HTTP/1.1';
  console.log(
    `${versions}, ${protocol}, ${runs} visits each, ${new Date().toISOString().slice(0, 10)}`,
  );
}

/** Requests a page and its assets, so that the server has compressed them before the first visit. */
async function compressAssets(origin: string, route: string): Promise<void> {
  const read = async (path: string) => (await fetch(origin + path)).text();
  for (const name of await collectPageAssets(await read(route), read)) await read(name);
}

const isIndexed = (route: string): boolean =>
  !/<meta name="?robots"? content="?noindex/.test(
    readFileSync(`dist/${route === '/' ? 'index' : route.slice(1)}.html`, 'utf8'),
  );

function cells(visits: readonly LighthouseVisit[]): string[] {
  const sorted = (value: (visit: LighthouseVisit) => number) =>
    visits.map(value).sort((a, b) => a - b);
  const median = (value: (visit: LighthouseVisit) => number) =>
    sorted(value)[Math.floor(visits.length / 2)] ?? NaN;
  const lcps = sorted(({ lcp }) => lcp);
  const scores = Object.keys(visits[0]?.scores ?? {}) as (keyof LighthouseVisit['scores'])[];
  return [
    scores.map((name) => Math.min(...visits.map(({ scores }) => scores[name]))).join(' / '),
    ...[median(({ fcp }) => fcp), median(({ lcp }) => lcp), lcps.at(-1) ?? NaN].map((ms) =>
      (ms / 1000).toFixed(2),
    ),
    median(({ tbt }) => tbt).toFixed(0),
    median(({ cls }) => cls).toFixed(3),
    (median(({ bytes }) => bytes) / 1024).toFixed(0),
    String(median(({ requests }) => requests)),
  ];
}

const row = (cells: string) => `| ${cells.replaceAll('|', ' | ')} |`;
