import type { Assets } from '../../edge/runtime.ts';
import { editPage, type Edit } from '../../edge/runtime.ts';
import { sharesSecret, type WorkerSecrets } from '../../edge/secrets.ts';
import { readSenderSecret } from '../../edge/sender.ts';
import { sign } from '../../edge/sign.ts';

/** As long as a browser keeps a draft, since its copy of the page may be as old. */
const LIFETIME_MS = 30 * 86_400_000;

/** The time at which a form is shown, signed: proof that whoever sends it has asked for the page before. */
export async function makeStamp(now: number, env: WorkerSecrets): Promise<string> {
  return `${now}.${await sign(`contact form shown ${now}`, readSenderSecret(env))}`;
}

/**
 * Milliseconds since the form of a stamp was shown; NaN if the stamp is missing, too old or not ours; undefined if
 * instances of the Worker cannot know each other's stamps.
 */
export async function readStamp(
  stamp: string,
  now: number,
  env: WorkerSecrets,
): Promise<number | undefined> {
  if (!sharesSecret(env)) return undefined;
  const shownAt = Number.parseInt(stamp, 10);
  const elapsed = now - shownAt;
  return elapsed <= LIFETIME_MS && stamp === (await makeStamp(shownAt, env)) ? elapsed : NaN;
}

/** A change that puts a stamp into the contact page's form. */
export const putStamp = (stamp: string): Edit => [
  'input[name=shown]',
  (input) => input.setAttribute('value', stamp),
];

/** The contact page with a stamp of this moment, which each visitor needs anew. */
export async function contactPage(
  request: Request,
  env: WorkerSecrets & { ASSETS: Assets },
): Promise<Response> {
  const page = await env.ASSETS.fetch(request);
  if (!page.ok) return page;
  const { headers, body } = editPage(page, [putStamp(await makeStamp(Date.now(), env))]);
  const answered = new Headers(headers);
  answered.delete('etag');
  answered.set('cache-control', 'private, no-cache');
  return new Response(body, { headers: answered });
}
