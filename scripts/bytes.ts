// Prints the bytes of every route, measured on dist, and fails if one is over its limit.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { collectAssets } from '../src/service-worker/collect-assets.ts';
import { listRoutes } from '../harness/site/list-routes.ts';
import { OFFLINE_PAGE } from '../src/service-worker/classify-request.ts';
import { measureRoute, type RouteBytes } from './bytes/measure-route.ts';

const FIRST_LIMIT = 20_000;
const SITE_SCRIPT_LIMIT = 2_500;
const ISLANDS_LIMIT = 85_000;
/** A calculator with the station finder. */
const FINDER_LIMIT = 87_000;
const CALENDAR_LIMIT = 100_000;
/** Including the script of its worker. */
const PLANNER_LIMIT = 125_000;
/** Precached by the service worker. */
const PRECACHE_LIMIT = 60_000;

function scriptsLimitOf({ hasCalendar, hasFinder, hasWorker }: RouteBytes): number {
  if (hasWorker) return PLANNER_LIMIT;
  if (hasCalendar) return CALENDAR_LIMIT;
  return hasFinder ? FINDER_LIMIT : ISLANDS_LIMIT;
}

function listExceededLimits(bytes: RouteBytes): string[] {
  const scriptsLimit = scriptsLimitOf(bytes);
  return [
    bytes.first > FIRST_LIMIT ? `over ${FIRST_LIMIT} for a first visit: shorten the page` : '',
    !bytes.hasIsland && bytes.siteScript > SITE_SCRIPT_LIMIT
      ? `script over ${SITE_SCRIPT_LIMIT}`
      : '',
    bytes.allScripts > scriptsLimit ? `scripts over ${scriptsLimit}` : '',
  ].filter(Boolean);
}

const routes = listRoutes();
if (routes.length === 0) throw new Error('dist is empty. Run npm run build first.');
const width = Math.max(...routes.map((route) => route.length));
console.log(`${'route'.padEnd(width)}  first  own script  all script   (bytes, brotli)`);
for (const route of routes) {
  const bytes = measureRoute(route);
  const exceeded = listExceededLimits(bytes);
  const { first, siteScript, allScripts } = bytes;
  console.log(
    `${route.padEnd(width)}  ${String(first).padStart(5)}  ${String(siteScript).padStart(10)}  ${String(allScripts).padStart(10)}   ${exceeded.join('; ')}`.trimEnd(),
  );
  if (exceeded.length > 0) process.exitCode = 1;
}
const read = (name: string) => readFileSync(`dist${name}`);
const offline = `${OFFLINE_PAGE}.html`;
const needs = await collectAssets([String(read(offline))], (name) => String(read(name)));
const precache = ['/sw.js', offline, ...needs].reduce(
  (sum, name) => sum + brotliCompressSync(read(name)).byteLength,
  0,
);
const exceedsPrecacheLimit = precache > PRECACHE_LIMIT;
console.log(
  `service worker and its precache: ${precache}${exceedsPrecacheLimit ? `   over ${PRECACHE_LIMIT}` : ''}`,
);
if (exceedsPrecacheLimit) process.exitCode = 1;
