import type { Assets } from '../../worker/runtime.ts';
import type { FormAnswer } from './answer-form.ts';
import { fillContactPage } from './contact-page.ts';
import { thanks, unreadEnquiry, type ReplyingFirm } from './messages.ts';

/** Dependencies for rendering a response. */
interface AnswerSite {
  /** A URL on this site. */
  url: string;
  assets: Assets;
  firm: ReplyingFirm;
  /** A token for the form, if it is shown again. */
  token: string;
}

/** The response as the site's own contact page or, if that cannot be read, plain text. Neither may be cached. */
export async function renderAnswer(answer: FormAnswer, site: AnswerSite): Promise<Response> {
  const { body, headers } =
    (await renderOnContactPage(answer, site)) ??
    new Response(formatAsText(answer, site.firm), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  const answered = new Headers(headers);
  // These headers describe the page as built.
  for (const name of ['etag', 'content-length', 'cf-cache-status']) answered.delete(name);
  const more = { ...answer.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  for (const [name, value] of Object.entries(more)) answered.set(name, value);
  return new Response(body, { status: answer.status, headers: answered });
}

async function renderOnContactPage(
  answer: FormAnswer,
  { assets, url, firm, token }: AnswerSite,
): Promise<Response | undefined> {
  try {
    const page = await assets.fetch(new Request(new URL('/contact', url)));
    return page.ok ? fillContactPage(page, answer, firm, token) : undefined;
  } catch {
    return undefined;
  }
}

/** The response in plain text. The visitor's text is still on the previous page. */
function formatAsText(answer: FormAnswer, { contact }: ReplyingFirm): string {
  const reach = `call ${contact.phone} or write to ${contact.email}`;
  if (answer.kind === 'sent') {
    return Object.values(thanks(answer.reference, reach)).join('\n\n');
  }
  const { heading, goBack } = unreadEnquiry(reach);
  const errors = answer.kind === 'unread' ? [] : answer.errors.map(({ message }) => message);
  return [heading, ...(errors.length > 0 ? errors : [answer.error]), goBack].join('\n\n');
}
