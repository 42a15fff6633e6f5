import type { Assets } from '../../edge/runtime.ts';
import type { Firm, FormAnswer } from './answer-words.ts';
import { fillContactPage } from './contact-page.ts';
import { describeInText } from './plain-text.ts';

/** What is needed to turn an answer into a page. */
interface AnswerSite {
  /** An address of the site. */
  url: string;
  assets: Assets;
  firm: Firm;
  /** For the form that is shown again. */
  stamp: string;
}

/** The answer as the site's own contact page or, if that cannot be read, plain text. Neither may be cached. */
export async function answerPage(answer: FormAnswer, site: AnswerSite): Promise<Response> {
  const { body, headers } =
    (await readContactPage(answer, site)) ??
    new Response(describeInText(answer, site.firm), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
    });
  const answered = new Headers(headers);
  // These would describe the page as it was built.
  for (const name of ['etag', 'content-length', 'cf-cache-status']) answered.delete(name);
  const more = { ...answer.headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  for (const [name, value] of Object.entries(more)) answered.set(name, value);
  return new Response(body, { status: answer.status, headers: answered });
}

async function readContactPage(
  answer: FormAnswer,
  { assets, url, firm, stamp }: AnswerSite,
): Promise<Response | undefined> {
  try {
    const page = await assets.fetch(new Request(new URL('/contact', url)));
    return page.ok ? fillContactPage(page, answer, firm, stamp) : undefined;
  } catch {
    return undefined;
  }
}
