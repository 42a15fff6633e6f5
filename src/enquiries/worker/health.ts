import * as z from 'zod/mini';
import { createJsonResponse, rejectMethod } from '../../worker/http.ts';
import type { StaticAssets } from '../../worker/runtime.ts';
import { checkSecrets } from '../../worker/secrets.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';
import { logError } from './accept-enquiry.ts';
import { CHANNELS, countBacklog, type Backlog, type ChannelName } from './delivery.ts';
import { lastRun } from './job-runs.ts';

const MINUTE_MS = 60_000;
/** Six scheduled runs: an enquiry that has waited longer is stuck. */
const LIMIT_MINUTES = 60;

const manifestSchema = z.object({ builtAt: z.string(), commit: z.optional(z.string()) });

/** GET /api/health: no personal data; 200 if all is well, 503 if something needs attention. */
export async function respondToHealthCheck(request: Request, env: WorkerEnv): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return rejectMethod('GET', 'GET, HEAD');
  const minutesSince = (time: number) => Math.round((Date.now() - time) / MINUTE_MS);
  const site = await readBuild(env.ASSETS, request.url, minutesSince);
  try {
    const { access, mail, ENQUIRY_FORWARD_URL: forwardUrl } = readWorkerSettings(env);
    const inbox = access !== undefined || env.INBOX_LOCAL === 'on';
    const channels = {
      mail: mail ? await countBacklog(env.DB, 'mail', Date.now()) : null,
      forward: forwardUrl ? await countBacklog(env.DB, 'forward', Date.now()) : null,
    };
    const lastRunMinutesAgo = minutesSince(await lastRun(env.DB, 'scheduled-tasks'));
    const problems = [
      ...checkSecrets(env),
      ...describeBacklogProblems('mail', channels.mail),
      ...describeBacklogProblems('forward', channels.forward),
      ...(lastRunMinutesAgo > LIMIT_MINUTES
        ? [
            `The job that sends enquiries last ran ${lastRunMinutesAgo} minutes ago; it should run every ten.`,
          ]
        : []),
    ];
    return respondWithProblems(problems, { ...channels, inbox, lastRunMinutesAgo, ...site });
  } catch (error) {
    logError(error);
    return respondWithProblems(
      [
        'The database or a setting cannot be read. Run "npx wrangler tail" and reload this address to see why.',
      ],
      site,
    );
  }
}

const respondWithProblems = (problems: string[], more: object) =>
  createJsonResponse(problems.length === 0 ? 200 : 503, {
    ok: problems.length === 0,
    problems,
    ...more,
  });

function describeBacklogProblems(channel: ChannelName, backlog: Backlog | null): string[] {
  if (!backlog) return [];
  const { failing, longestMinutes } = backlog;
  const { sent } = CHANNELS[channel];
  if (failing > 0) return [`Enquiries not ${sent} after several attempts: ${failing}.`];
  return longestMinutes > LIMIT_MINUTES
    ? [`An enquiry has waited ${longestMinutes} minutes to be ${sent}.`]
    : [];
}

/** The served build and its age; empty if its file cannot be read. */
async function readBuild(
  assets: StaticAssets,
  siteUrl: string,
  minutesSince: (time: number) => number,
) {
  try {
    const file = new Request(new URL('/data/content-manifest.json', siteUrl));
    const { builtAt, commit } = z.parse(manifestSchema, await (await assets.fetch(file)).json());
    return { commit: commit ?? null, builtMinutesAgo: minutesSince(Date.parse(builtAt)) };
  } catch {
    return {};
  }
}
