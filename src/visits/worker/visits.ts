import { londonDay } from '../../dates/london.ts';
import { readBody } from '../../http.ts';
import { checkOrigin, createJsonResponse, rejectMethod } from '../../worker/http.ts';
import { consumeQuota } from '../../worker/limits.ts';
import type { Database } from '../../worker/runtime.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';
import { parseEvent, type SiteStatistics, type EventCount } from '../rules/visits.ts';

const DAY_MS = 86_400_000;
const LIMIT_BYTES = 200;
/** Events counted per day, so that attackers cannot fill the database. */
const DAILY_LIMIT = 5000;
const KEEP_DAYS = 400;
const BOT = /bot|crawl|spider|slurp|preview|lighthouse|headless|curl|python/i;

/** POST /api/visits: counts one event by day, without storing any data about the visitor. */
export async function respondToVisit(request: Request, env: WorkerEnv): Promise<Response> {
  const { VISIT_COUNTS: counts } = readWorkerSettings(env);
  if (counts === 'off') return createJsonResponse(404, { error: 'Visits are not counted.' });
  if (request.method !== 'POST') return rejectMethod('POST');
  if (!checkOrigin(request, undefined).isAllowed)
    return createJsonResponse(403, { error: 'Requests must come from this site’s pages.' });
  const body = await readBody(request, LIMIT_BYTES);
  const event = body && parseEvent(new TextDecoder().decode(body));
  if (!event) return createJsonResponse(400, { error: 'Send an event, such as "page /about".' });
  const { headers } = request;
  const isCounted =
    !BOT.test(headers.get('user-agent') ?? '') &&
    headers.get('dnt') !== '1' &&
    headers.get('sec-gpc') !== '1';
  if (isCounted) await countVisitEvent(env.DB, event.kind, event.name);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

async function countVisitEvent(database: Database, kind: string, name: string): Promise<void> {
  const now = Date.now();
  const quota = { name: 'visits', max: DAILY_LIMIT, periodMs: DAY_MS, now };
  if ((await consumeQuota(database, quota)) > 0) return;
  await database
    .prepare(
      `INSERT INTO visits (day, kind, name, count) VALUES (?1, ?2, ?3, 1)
       ON CONFLICT (day, kind, name) DO UPDATE SET count = count + 1`,
    )
    .bind(londonDay(now), kind, name)
    .run();
}

/** Counts for the `days` before the day of `end`, which is excluded. @param end milliseconds since 1970 */
export async function readStatistics(
  database: Database,
  days: number,
  end: number,
): Promise<SiteStatistics> {
  const [visits, enquiries] = await database.batch([
    database
      .prepare(
        `SELECT kind, name, sum(count) AS count FROM visits WHERE day >= ? AND day < ?
         GROUP BY kind, name ORDER BY count DESC, name`,
      )
      .bind(londonDay(end - days * DAY_MS), londonDay(end)),
    database
      .prepare(
        `SELECT service, count(*) AS count FROM enquiries
         WHERE is_suspect = 0 AND received_at >= ? AND received_at < ?
         GROUP BY service ORDER BY count DESC, service`,
      )
      .bind(end - days * DAY_MS, end),
  ]);
  return {
    visits: (visits?.results ?? []) as EventCount[],
    enquiries: (enquiries?.results ?? []) as SiteStatistics['enquiries'],
  };
}

export const deleteExpiredVisits = (database: Database, now: number) =>
  database
    .prepare('DELETE FROM visits WHERE day < ?')
    .bind(londonDay(now - KEEP_DAYS * DAY_MS))
    .run();
