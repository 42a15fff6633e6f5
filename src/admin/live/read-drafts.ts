import * as z from 'zod/mini';
import type { RepositoryClient } from '../../content/sources/repository-client.ts';

const pullRequestsSchema = z.array(
  z.object({
    title: z.string(),
    html_url: z.string(),
    draft: z.optional(z.boolean()),
    updated_at: z.string(),
    user: z.nullable(z.object({ login: z.string() })),
    head: z.object({ ref: z.string() }),
  }),
);

/** A change that the form keeps in a pull request until somebody publishes it. */
export interface DraftStatus {
  title: string;
  /** Collection and name, such as services/solar. */
  item: string;
  /** The draft's pull request. */
  url: string;
  /** ISO 8601 */
  at: string;
  by: string | undefined;
  /** Whether its editor has marked it as ready. */
  isForReview: boolean;
}

/** The form's name for the branch of a draft. */
const BRANCH = /^cms\/(.+\/.+)$/;

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
  return found.flatMap(({ title, html_url, draft, updated_at, user, head }) => {
    const item = BRANCH.exec(head.ref)?.[1];
    return item === undefined
      ? []
      : [{ title, item, url: html_url, at: updated_at, by: user?.login, isForReview: !draft }];
  });
}
