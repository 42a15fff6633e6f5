import * as z from 'zod/mini';
import { json } from '../../edge/json.ts';
import type { Assets } from '../../edge/runtime.ts';
import { checkSecrets } from '../../edge/secrets.ts';
import { readWorkerSettings } from '../../edge/settings.ts';
import type { EnquiryEnv } from './env.ts';
import { lastRun } from './runs.ts';
import { logError } from './take.ts';
import { countWaiting, type Waiting } from './waiting.ts';

const MINUTE_MS = 60_000;
/** What is tried every ten minutes has been tried five times by then. */
const LIMIT_MINUTES = 60;

const manifestSchema = z.object({ builtAt: z.string(), commit: z.optional(z.string()) });

/** GET /api/health: numbers alone, with 200 if all is well and 503 if somebody should look. */
export async function health(
  request: Request,
  env: EnquiryEnv,
  now = Date.now(),
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return json(405, { error: 'This address takes GET only.' }, { allow: 'GET, HEAD' });
  }
  const minutesSince = (time: number) => Math.round((now - time) / MINUTE_MS);
  const site = await readBuild(env.ASSETS, request.url, minutesSince);
  try {
    const { mail, forwardUrl } = readWorkerSettings(env);
    const describe = ({ count, failing, first }: Waiting) => ({
      waiting: count,
      failing,
      longestMinutes: first === null ? 0 : minutesSince(first),
    });
    const told = {
      mail: mail ? describe(await countWaiting(env.DB, 'mail')) : null,
      forward: forwardUrl ? describe(await countWaiting(env.DB, 'forward')) : null,
    };
    const cleanedMinutesAgo = minutesSince(await lastRun(env.DB, 'tend'));
    const problems = [
      ...checkSecrets(env),
      ...Object.entries(told).flatMap(([way, counts]) => sayTrouble(way, counts)),
      ...(cleanedMinutesAgo > LIMIT_MINUTES
        ? [`The scheduled run was last there ${cleanedMinutesAgo} minutes ago.`]
        : []),
    ];
    return answer(problems, { ...told, cleanedMinutesAgo, ...site });
  } catch (error) {
    logError(error);
    return answer(['The database or the settings cannot be read; the log says why.'], site);
  }
}

const answer = (problems: string[], more: object) =>
  json(problems.length === 0 ? 200 : 503, { ok: problems.length === 0, problems, ...more });

function sayTrouble(way: string, counts: { failing: number; longestMinutes: number } | null) {
  if (!counts) return [];
  const { failing, longestMinutes } = counts;
  if (failing > 0) return [`${way} of ${failing} keeps failing.`];
  return longestMinutes > LIMIT_MINUTES ? [`${way} waits for ${longestMinutes} minutes.`] : [];
}

/** Which build is served, and its age; nothing if its file cannot be read. */
async function readBuild(assets: Assets, siteUrl: string, minutesSince: (time: number) => number) {
  try {
    const file = new Request(new URL('/data/content-manifest.json', siteUrl));
    const { builtAt, commit } = z.parse(manifestSchema, await (await assets.fetch(file)).json());
    return { commit: commit ?? null, builtMinutesAgo: minutesSince(Date.parse(builtAt)) };
  } catch {
    return {};
  }
}
