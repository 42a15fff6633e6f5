import * as z from 'zod/mini';
import { RequestError } from '../../content/sources/request.ts';
import type { RepositoryClient } from '../../content/sources/repository-client.ts';

const pullRequestsSchema = z.array(
  z.object({
    number: z.number(),
    title: z.string(),
    html_url: z.string(),
    draft: z.optional(z.boolean()),
    updated_at: z.string(),
    user: z.nullable(z.object({ login: z.string() })),
    head: z.object({ ref: z.string() }),
  }),
);

const commentsSchema = z.array(
  z.object({
    body: z.nullable(z.string()),
    issue_url: z.string(),
    user: z.nullable(z.object({ login: z.string() })),
  }),
);

/** A change that the form keeps in a pull request until somebody publishes it. */
export interface DraftStatus {
  title: string;
  /** The draft's pull request. */
  url: string;
  /** ISO 8601 */
  at: string;
  by: string | undefined;
  /** Whether its editor has marked it as ready. */
  isForReview: boolean;
  /** The draft's page at Cloudflare; undefined if there is no preview. */
  previewUrl: string | undefined;
}

/** The form's name for the branch of a draft: the collection and the item. */
const BRANCH = /^cms\/.+\/./;

/** Cloudflare's account on GitHub. Only its comments count, since anyone may comment on a public pull request. */
const CLOUDFLARE = 'cloudflare-workers-and-pages[bot]';
/** A preview's address. A comment gives the commit's first, then the branch's, which later commits update. */
const PREVIEW = /https:\/\/[a-z0-9-]+\.[a-z0-9-]+\.workers\.dev\b/g;

/**
 * Lists the items with a draft.
 * @throws RequestError
 */
export async function readDrafts(
  client: RepositoryClient,
  ref: string,
  signal: AbortSignal,
): Promise<DraftStatus[]> {
  const path = `/pulls?state=open&per_page=100&base=${encodeURIComponent(ref)}`;
  const found = await client.read(path, pullRequestsSchema, { signal });
  const drafts = found.filter(({ head }) => BRANCH.test(head.ref));
  const previews =
    drafts.length > 0 ? await readPreviews(client, signal) : new Map<number, string>();
  return drafts.map(({ number, title, html_url, draft, updated_at, user }) => ({
    title,
    url: html_url,
    at: updated_at,
    by: user?.login,
    isForReview: !draft,
    previewUrl: previews.get(number),
  }));
}

/** The latest previews that Cloudflare has announced, by number of the pull request; empty if GitHub does not answer. */
async function readPreviews(
  client: RepositoryClient,
  signal: AbortSignal,
): Promise<Map<number, string>> {
  try {
    const path = '/issues/comments?sort=updated&direction=desc&per_page=100';
    const comments = await client.read(path, commentsSchema, { signal });
    return new Map(
      comments.toReversed().flatMap(({ body, issue_url, user }) => {
        const url = user?.login === CLOUDFLARE ? body?.match(PREVIEW)?.at(-1) : undefined;
        return url ? [[Number(issue_url.split('/').at(-1)), url]] : [];
      }),
    );
  } catch (error) {
    if (error instanceof RequestError) return new Map();
    throw error;
  }
}
