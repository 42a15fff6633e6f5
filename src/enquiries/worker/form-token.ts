import { editResponse, type ElementEdit } from '../../worker/runtime.ts';
import {
  readSenderSecret,
  sharesSecret,
  computeHmacHex,
  type WorkerSecrets,
} from '../../worker/secrets.ts';
import type { WorkerEnv } from '../../worker/settings.ts';

/** The minimum time that a person needs to read and fill in the form. */
export const MINIMUM_ELAPSED_MS = 2_000;
/** As long as a browser keeps a draft, since its copy of the page may be that old. */
const LIFETIME_MS = 30 * 86_400_000;

/** The time at which a form was shown, signed: proof that the sender requested the page. */
export async function issueFormToken(now: number, env: WorkerSecrets): Promise<string> {
  return `${now}.${await computeHmacHex(`contact form shown ${now}`, readSenderSecret(env))}`;
}

/**
 * Whether the sender requested the page, and took as long as a person to fill in the form. Accepts every token if the
 * Worker's instances share no secret, since one instance cannot verify another's token.
 */
export async function checkFormToken(
  token: string,
  now: number,
  env: WorkerSecrets,
): Promise<boolean> {
  if (!sharesSecret(env)) return true;
  const shownAt = Number.parseInt(token, 10);
  const elapsed = now - shownAt;
  if (!(elapsed >= MINIMUM_ELAPSED_MS && elapsed <= LIFETIME_MS)) return false;
  return token === (await issueFormToken(shownAt, env));
}

/** A change that puts a token into the contact page's form. */
export const putFormToken = (token: string): ElementEdit => [
  'input[name=shown]',
  (input) => input.setAttribute('value', token),
];

/** Lets the form offer photographs. */
const ACCEPT_PHOTOGRAPHS: readonly ElementEdit[] = [
  ['input[name=shown]', (input) => input.setAttribute('data-photographs', '')],
  ['#photographs', (field) => field.removeAttribute('hidden')],
];

/** The contact page with a new token for each visitor. */
export async function serveContactPage(request: Request, env: WorkerEnv): Promise<Response> {
  const page = await env.ASSETS.fetch(request);
  if (!page.ok) return page;
  const { headers, body } = editResponse(page, [
    putFormToken(await issueFormToken(Date.now(), env)),
    ...(env.PHOTOGRAPHS ? ACCEPT_PHOTOGRAPHS : []),
  ]);
  const changed = new Headers(headers);
  changed.delete('etag');
  changed.set('cache-control', 'private, no-cache');
  return new Response(body, { headers: changed });
}
