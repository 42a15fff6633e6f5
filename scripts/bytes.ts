// Prints the bytes of every route, measured on dist, and fails if one is over its limit.
import { measurePrecache } from './bytes/measure-precache.ts';
import { measureRoute, type RouteBytes } from './bytes/measure-route.ts';
import { listRoutes } from '../harness/site/list-routes.ts';

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

function islandsLimitOf({ hasCalendar, hasFinder, workers }: RouteBytes): number {
  if (workers > 0) return PLANNER_LIMIT;
  if (hasCalendar) return CALENDAR_LIMIT;
  return hasFinder ? FINDER_LIMIT : ISLANDS_LIMIT;
}

const allScripts = ({ siteScript, deferred, islands, workers }: RouteBytes) =>
  siteScript + deferred + islands + workers;

function listExceededLimits(bytes: RouteBytes): string[] {
  const islandsLimit = islandsLimitOf(bytes);
  const scripts = allScripts(bytes);
  return [
    bytes.first > FIRST_LIMIT ? `over ${FIRST_LIMIT} for a first visit: shorten the page` : '',
    !bytes.hasIsland && bytes.siteScript > SITE_SCRIPT_LIMIT
      ? `script over ${SITE_SCRIPT_LIMIT}`
      : '',
    !bytes.hasIsland && bytes.islands > 0 ? 'framework script without an island' : '',
    scripts > islandsLimit ? `scripts over ${islandsLimit}` : '',
  ].filter(Boolean);
}

const routes = listRoutes();
if (routes.length === 0) throw new Error('dist is empty. Run npm run build first.');
const width = Math.max(...routes.map((route) => route.length));
console.log(`${'route'.padEnd(width)}  first  own script  all script   (bytes, brotli)`);
for (const route of routes) {
  const bytes = measureRoute(route);
  const exceeded = listExceededLimits(bytes);
  const cells = [bytes.first, bytes.siteScript, allScripts(bytes)];
  console.log(
    `${route.padEnd(width)}  ${String(cells[0]).padStart(5)}  ${String(cells[1]).padStart(10)}  ${String(cells[2]).padStart(10)}   ${exceeded.join('; ')}`.trimEnd(),
  );
  if (exceeded.length > 0) process.exitCode = 1;
}
const precache = await measurePrecache();
const exceedsPrecacheLimit = precache > PRECACHE_LIMIT;
console.log(
  `service worker and its precache: ${precache}${exceedsPrecacheLimit ? `   over ${PRECACHE_LIMIT}` : ''}`,
);
if (exceedsPrecacheLimit) process.exitCode = 1;
