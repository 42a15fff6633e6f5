import * as z from 'zod/mini';
import {
  respondToPreflight,
  checkOrigin,
  createJsonResponse,
  readJsonBody,
  rejectMethod,
} from '../../worker/http.ts';
import type { RequestContext, StaticAssets } from '../../worker/runtime.ts';
import { readWorkerSettings, type WorkerEnv } from '../../worker/settings.ts';
import { formatErrors } from '../rules/enquiry.ts';
import { isSuspect, submissionSchema } from '../rules/submission.ts';
import { acceptEnquiry, logError, type EnquiryRequest } from './accept-enquiry.ts';
import { acceptForm, isForm, type FormOutcome } from './accept-form.ts';
import { issueFormToken, readFormToken } from './form-token.ts';
import {
  formatNextSteps,
  readCompany,
  composeThanks,
  composeUnreadableEnquiry,
  type ReplyingCompany,
} from './messages.ts';
import { issuePhotographToken } from './photographs.ts';
import { deriveEnquiryId } from './store-enquiry.ts';
import { fillContactPage } from './contact-page.ts';

const JSON_LIMIT_BYTES = 65_536;

/** POST /api/enquiries: accepts an enquiry as JSON from the form's script, or as a form from a browser without it. */
export async function respondToEnquiry(
  request: Request,
  env: WorkerEnv,
  context: RequestContext,
): Promise<Response> {
  const company = readCompany();
  const token = await issueFormToken(Date.now(), env);
  const site = { url: request.url, assets: env.ASSETS, company, token };
  /** Rejects a request without reading its body: with a page for a browser without scripts, otherwise with JSON. */
  const reject = (status: number, error: string) =>
    isForm(request)
      ? renderOutcome({ kind: 'unreadable', status, error }, site)
      : createJsonResponse(status, { error });
  try {
    const settings = readWorkerSettings(env);
    const origin = checkOrigin(request, settings.siteOrigin);
    if (request.method === 'OPTIONS') return respondToPreflight(origin);
    const posted: EnquiryRequest = {
      ...{ request, env, context, settings, company },
      // The Worker does not serve a site on another host, so its form has no token.
      elapsedOf: async (formToken) =>
        origin.isFromOtherHost && formToken === ''
          ? undefined
          : readFormToken(formToken, Date.now(), env),
    };
    const respond = async () => {
      if (request.method !== 'POST') {
        return rejectMethod('POST', 'POST, OPTIONS');
      }
      if (!origin.isAllowed) {
        return reject(403, `Send the form from the contact page of ${company.name}.`);
      }
      return isForm(request) ? renderOutcome(await acceptForm(posted), site) : answerJson(posted);
    };
    const response = await respond();
    for (const [name, value] of Object.entries(origin.headers)) response.headers.set(name, value);
    return response;
  } catch (error) {
    logError(error);
    const message = `Something went wrong on our side. Try again later, or call ${company.contact.phone}.`;
    return reject(500, message);
  }
}

/**
 * Responds to an enquiry in JSON: `{ reference, next, photographs? }`, where `next` gives the next steps and
 * `photographs` is the token to send some, or `{ error, fields? }`.
 */
async function answerJson(posted: EnquiryRequest): Promise<Response> {
  const { env, company } = posted;
  const body = await readJsonBody(posted.request, JSON_LIMIT_BYTES);
  if (!body.ok) return body.response;
  const sent = z.safeParse(submissionSchema, body.value);
  if (!sent.success) return createJsonResponse(400, describeIssues(sent.error.issues));
  const { id, formToken, ...rest } = sent.data;
  const submission = {
    ...rest,
    id: id ?? (await deriveEnquiryId(rest)),
    elapsed: await posted.elapsedOf(formToken),
  };
  const accepted = await acceptEnquiry(submission, posted);
  if (accepted.status !== 201) {
    return createJsonResponse(accepted.status, { error: accepted.error }, accepted.headers);
  }
  const next = formatNextSteps(company, new Date());
  const takesPhotographs = env.PHOTOGRAPHS && !isSuspect(submission);
  return createJsonResponse(201, {
    reference: accepted.reference,
    next,
    ...(takesPhotographs && { photographs: await issuePhotographToken(submission.id, env) }),
  });
}

function describeIssues(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const fields = issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  if (fields.every(({ field }) => field === '')) {
    return { error: 'Send the enquiry as one JSON object.' };
  }
  return { error: formatErrors(fields), fields };
}

/** Dependencies for rendering a response. */
interface OutcomeSite {
  /** A URL on this site. */
  url: string;
  assets: StaticAssets;
  company: ReplyingCompany;
  /** A token for the form, if it is shown again. */
  token: string;
}

/** The response as the site's own contact page or, if that cannot be read, plain text. Neither may be cached. */
async function renderOutcome(outcome: FormOutcome, site: OutcomeSite): Promise<Response> {
  const { body, headers } =
    (await renderOnContactPage(outcome, site)) ??
    new Response(formatAsText(outcome, site.company), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  const responseHeaders = new Headers(headers);
  // These headers describe the page as built.
  for (const name of ['etag', 'content-length', 'cf-cache-status']) responseHeaders.delete(name);
  const more = { ...outcome.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  for (const [name, value] of Object.entries(more)) responseHeaders.set(name, value);
  return new Response(body, { status: outcome.status, headers: responseHeaders });
}

async function renderOnContactPage(
  outcome: FormOutcome,
  { assets, url, company, token }: OutcomeSite,
): Promise<Response | undefined> {
  try {
    const page = await assets.fetch(new Request(new URL('/contact', url)));
    return page.ok ? fillContactPage(page, outcome, company, token) : undefined;
  } catch {
    return undefined;
  }
}

/** The response in plain text. The visitor's text is still on the previous page. */
function formatAsText(outcome: FormOutcome, { contact }: ReplyingCompany): string {
  const reach = `call ${contact.phone} or write to ${contact.email}`;
  if (outcome.kind === 'sent') {
    return Object.values(composeThanks(outcome.reference, reach)).join('\n\n');
  }
  const { heading, goBack } = composeUnreadableEnquiry(reach);
  const errors = outcome.kind === 'unreadable' ? [] : outcome.errors.map(({ message }) => message);
  return [heading, ...(errors.length > 0 ? errors : [outcome.error]), goBack].join('\n\n');
}
