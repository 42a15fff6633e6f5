import { INBOX_API } from '../rules/inbox.ts';

/**
 * Sends a request to the inbox's API. With a body, it is a POST.
 * @throws with a message to show
 */
export async function requestInbox<T>(path: string, body?: object): Promise<T> {
  const response = await fetch(`${INBOX_API}${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    // Cloudflare Access redirects to its own sign-in page once a session has ended.
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response) throw new Error('The server cannot be reached. Check your connection.');
  if (response.type === 'opaqueredirect' || response.status === 403) {
    throw new Error(
      'You are signed out, or your email address has not been given access to enquiries. Reload this page to sign in again.',
    );
  }
  const data = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(data.error ?? `The server returned status ${response.status}.`);
  return data;
}
