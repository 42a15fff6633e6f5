import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRoutes } from '../../harness/site/list-routes.ts';
import { stopServer } from '../../harness/site/loopback.ts';
import { needsOf } from '../../harness/site/needs-of.ts';
import { serveFolder } from '../../harness/site/static-server.ts';
import { visit, type Visit } from './lighthouse.ts';
import { median } from './median.ts';

const HEAD = 'page|perf / a11y / practice / SEO|FCP s|LCP s|LCP at most|TBT ms|CLS|KiB|requests';

interface Options {
  /** Built folders; the first is this site's. */
  folders: readonly string[];
  /** Empty: every page that may be indexed. */
  routes: readonly string[];
  runs: number;
}

/** A table of every page: of so many visits the least scores, the largest LCP, and the medians. */
export async function benchPages({ folders, routes, runs }: Options): Promise<string[]> {
  const lines = [row(HEAD), row(HEAD.replace(/[^|]+/g, '---'))];
  let versions = '';
  for (const folder of folders) {
    const { server, origin } = await serveFolder(folder);
    const listed = listRoutes(folder).filter((route) => mayBeFound(folder, route));
    for (const route of routes.length > 0 ? routes : listed) {
      await askFor(origin, route);
      const { visits, ...by } = await visit(origin + route, runs);
      versions = by.versions;
      const name = folders.length > 1 ? `${folder}${route}` : route;
      lines.push(row([name, ...cells(visits)].join('|')));
      console.log(lines.at(-1));
    }
    await stopServer(server);
  }
  return [
    `${versions}: of ${runs} visits the least scores, the largest LCP, and the medians.`,
    '',
    ...lines,
  ];
}

/** Asks for a page and what it names, so that the server has packed them before the first visit. */
async function askFor(origin: string, route: string): Promise<void> {
  const read = async (address: string) => (await fetch(origin + address)).text();
  for (const name of await needsOf(await read(route), read)) await read(name);
}

/** Whether a page does not ask search engines to pass over it: these would take its score for that. */
function mayBeFound(folder: string, route: string): boolean {
  const name = route === '/' ? 'index' : route.slice(1);
  return !/<meta name="?robots"? content="?noindex/.test(
    readFileSync(join(folder, `${name}.html`), 'utf8'),
  );
}

function cells(visits: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const scores = Object.keys(visits[0]?.scores ?? {}) as (keyof Visit['scores'])[];
  return [
    scores.map((name) => Math.min(...visits.map(({ scores }) => scores[name]))).join(' / '),
    ...[
      of((visit) => visit.fcp),
      of((visit) => visit.lcp),
      Math.max(...visits.map(({ lcp }) => lcp)),
    ].map((ms) => (ms / 1000).toFixed(2)),
    of((visit) => visit.tbt).toFixed(0),
    of((visit) => visit.cls).toFixed(3),
    (of((visit) => visit.bytes) / 1024).toFixed(0),
    String(of((visit) => visit.requests)),
  ];
}

const row = (cells: string) => `| ${cells.replaceAll('|', ' | ')} |`;
