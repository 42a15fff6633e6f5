import type { RepositoryClient } from '../../content/sources/repository-client.ts';
import { formPlaceOf } from './form-place.ts';
import type { StoredFile } from './read-history.ts';
import { branchSchema, openedSchema, savedSchema } from './shapes.ts';

/** What to bring back, and onto what. */
export interface Return {
  /** From the root of content, such as services/solar.json */
  path: string;
  root: string;
  /** Branch. */
  ref: string;
  /** Whether a change is a pull request instead of a commit on the branch. */
  isReviewed: boolean;
  /** The version to bring back, and the day that it is of. */
  version: StoredFile;
  day: string;
  /** The newest version that the editor has seen; undefined: there is no such file now. */
  current: StoredFile | undefined;
}

/**
 * Makes an older version of a file the newest again: one commit, which fails if somebody changed the file meanwhile.
 * @returns where the commit, or the pull request, can be seen
 * @throws RequestError
 */
export async function bringBack(client: RepositoryClient, asked: Return): Promise<string> {
  const { path, root, ref, isReviewed, version, day, current } = asked;
  const message = `Bring back ${path} of ${day}`;
  const save = async (branch: string) => {
    const body = { message, branch, content: version.base64, ...(current && { sha: current.sha }) };
    const at = `/contents/${encodeURIComponent(root + path)}`;
    return client.read(at, savedSchema, { method: 'PUT', body });
  };
  if (!isReviewed) return (await save(ref)).commit.html_url;
  const { collection, name } = formPlaceOf(path);
  // As the form calls the branch of a draft, so that it lists this as one, and each item has one at most.
  const branch = `cms/${collection}/${name}`;
  const head = await client.read(`/git/ref/heads/${encodeURIComponent(ref)}`, branchSchema);
  const made = { ref: `refs/heads/${branch}`, sha: head.object.sha };
  await client.ask('/git/refs', { method: 'POST', body: made });
  await save(branch);
  const opened = await client.read('/pulls', openedSchema, {
    method: 'POST',
    body: { title: message, head: branch, base: ref, draft: false },
  });
  const labels = { labels: ['sveltia-cms/pending_review'] };
  await client.ask(`/issues/${opened.number}/labels`, { method: 'POST', body: labels });
  return opened.html_url;
}
