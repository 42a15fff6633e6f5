/** Where the form keeps who has signed in. */
const KEY = 'sveltia-cms.user';

/**
 * The token that an editor signed in with at the form, read anew whenever a page of the dashboard opens and kept nowhere
 * else.
 * @returns undefined if nobody is signed in, on the server, and where the browser lets pages keep nothing
 */
export function readEditorToken(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  try {
    const user = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<
      Record<string, unknown>
    > | null;
    const { backendName, token } = user ?? {};
    return backendName === 'github' && typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
