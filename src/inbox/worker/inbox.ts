import * as z from 'zod/mini';
import {
  ENQUIRY_ACTIONS,
  INBOX_API,
  isEmail,
  isInboxView,
  NOTE_LIMIT,
  type OpenEnquiry,
  type StoredEnquiry,
} from '../rules/inbox.ts';
import { createJsonResponse, readJsonBody, rejectMethod } from '../../worker/http.ts';
import { listPhotographs } from '../../enquiries/worker/photographs.ts';
import type { RequestContext, PhotographStore } from '../../worker/runtime.ts';
import type { WorkerEnv } from '../../worker/settings.ts';
import { logError } from '../../enquiries/worker/accept-enquiry.ts';
import { readStatistics } from '../../visits/worker/visits.ts';
import { identifyInboxUser, type InboxUser } from './access.ts';
import {
  actOnEnquiry,
  deleteSuspects,
  erasePersonData,
  listInbox,
  readEnquiry,
  readPerson,
} from './records.ts';

const DAY_MS = 86_400_000;
const STATISTICS_DAYS = 30;
const LIMIT_BYTES = 16_384;
const REFUSED =
  'You are not signed in, or your email address has not been given access to enquiries. Ask the site’s operator.';

const actionSchema = z.object({
  action: z.enum(ENQUIRY_ACTIONS),
  note: z._default(z.string().check(z.maxLength(NOTE_LIMIT)), ''),
});
const suspectsSchema = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
});
const personSchema = z.object({ email: z.string().check(z.refine(isEmail)) });

/** The page, for signed-in users only; its HTML contains no data. Undefined while the inbox is off. */
export async function serveInboxPage(
  request: Request,
  env: WorkerEnv,
): Promise<Response | undefined> {
  const user = await identifyInboxUser(request, env);
  if (user === 'off') return undefined;
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  if (user === 'refused') return new Response(REFUSED, { status: 403, headers });
  const page = await env.ASSETS.fetch(request);
  const changed = new Headers(page.headers);
  changed.delete('etag');
  for (const [name, value] of Object.entries(headers)) changed.set(name, value);
  return new Response(page.body, { status: page.status, headers: changed });
}

/**
 * The inbox's API, in JSON: GET the list, `/ID`, `/ID/photographs/1`, `/statistics` and `/person?email=`; POST `/ID`, `/delete-suspected` and `/erase`.
 * Responds with 404 while the inbox is off and 403 without a valid sign-in.
 */
export async function respondToInbox(
  request: Request,
  env: WorkerEnv,
  context: RequestContext,
): Promise<Response> {
  try {
    const user = await identifyInboxUser(request, env);
    if (user === 'off')
      return createJsonResponse(404, {
        error: 'The inbox is switched off. Ask the site’s operator.',
      });
    if (user === 'refused') return createJsonResponse(403, { error: REFUSED });
    const url = new URL(request.url);
    const name = url.pathname.slice(INBOX_API.length + 1);
    if (request.method === 'GET') return await readInbox(name, url.searchParams, env);
    if (request.method !== 'POST') return rejectMethod('GET and POST', 'GET, POST');
    // Some clients of the contact form send no Origin header, but every client of the inbox does.
    if (request.headers.get('origin') !== url.origin) {
      return createJsonResponse(403, { error: 'Use the inbox on this site.' });
    }
    const body = await readJsonBody(request, LIMIT_BYTES);
    return body.ok ? await changeInbox(name, body.value, { env, context, user }) : body.response;
  } catch (error) {
    logError(error);
    return createJsonResponse(503, {
      error: 'The database cannot be reached. Try again in a minute.',
    });
  }
}

async function readInbox(
  name: string,
  query: URLSearchParams,
  { DB, PHOTOGRAPHS }: WorkerEnv,
): Promise<Response> {
  if (name === '') {
    const view = query.get('view') ?? 'unanswered';
    if (!isInboxView(view))
      return createJsonResponse(400, { error: `There is no view "${view}".` });
    const search = query.get('search') ?? '';
    return createJsonResponse(
      200,
      await listInbox(DB, { view, search, skip: Number(query.get('skip')) || 0 }),
    );
  }
  if (name === 'statistics') {
    // The end is exclusive, so this includes today.
    return createJsonResponse(200, await readStatistics(DB, STATISTICS_DAYS, Date.now() + DAY_MS));
  }
  if (name === 'person') {
    const person = personSchema.safeParse({ email: query.get('email') });
    if (!person.success) return createJsonResponse(400, { error: 'Enter an email address.' });
    return createJsonResponse(200, await readPerson(DB, person.data.email));
  }
  const [id = '', , slot] = name.split('/');
  if (slot !== undefined) return readPhotograph(`${id}/${slot}`, PHOTOGRAPHS);
  return respondWithEnquiry(await readEnquiry(DB, id), PHOTOGRAPHS);
}

async function readPhotograph(key: string, store: PhotographStore | undefined): Promise<Response> {
  const photograph = await store?.get(key);
  if (!photograph)
    return createJsonResponse(404, { error: 'Photograph not found: it may have been deleted.' });
  return new Response(await photograph.arrayBuffer(), {
    headers: {
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

interface Change {
  env: WorkerEnv;
  context: RequestContext;
  user: Exclude<InboxUser, string>;
}

async function changeInbox(name: string, body: unknown, { env, context, user }: Change) {
  if (name === 'delete-suspected') {
    const suspects = suspectsSchema.safeParse(body);
    if (!suspects.success)
      return createJsonResponse(400, { error: 'Send the ids of at most 50 enquiries.' });
    return createJsonResponse(200, { deleted: await deleteSuspects(env.DB, suspects.data.ids) });
  }
  if (name === 'erase') {
    const person = personSchema.safeParse(body);
    if (!person.success) return createJsonResponse(400, { error: 'Enter an email address.' });
    return createJsonResponse(200, {
      deleted: await erasePersonData(env.DB, person.data.email, Date.now()),
    });
  }
  const action = actionSchema.safeParse(body);
  if (!action.success) {
    return createJsonResponse(400, {
      error: `A note may have at most ${NOTE_LIMIT} characters. Actions: ${ENQUIRY_ACTIONS.join(', ')}.`,
    });
  }
  const enquiry = await actOnEnquiry(name, action.data, { env, context, by: user.email });
  return respondWithEnquiry(enquiry, env.PHOTOGRAPHS);
}

async function respondWithEnquiry(
  enquiry: StoredEnquiry | undefined,
  store: PhotographStore | undefined,
): Promise<Response> {
  if (!enquiry)
    return createJsonResponse(404, { error: 'Enquiry not found: it may have been deleted.' });
  const photographs = await listPhotographs(store, enquiry.id);
  return createJsonResponse(200, { ...enquiry, photographs } satisfies OpenEnquiry);
}
