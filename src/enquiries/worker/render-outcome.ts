import type { StaticAssets } from '../../worker/runtime.ts';
import type { FormOutcome } from './accept-form.ts';
import { fillContactPage } from './contact-page.ts';
import { composeThanks, composeUnreadableEnquiry, type ReplyingCompany } from './messages.ts';

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
export async function renderOutcome(outcome: FormOutcome, site: OutcomeSite): Promise<Response> {
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
