/**
 * Checks the URL in a setting. It may end up on pages and in logs, so it must not contain a password, and the error
 * message must not repeat one.
 * @param expected a description of a valid URL
 * @throws if it is invalid, with the name of the setting
 */
export function validateUrl(name: string, value: string, expected: string, shape = /^https?:/i) {
  if (/^([a-z][a-z0-9+.-]*:)?\/*[^/?#]*@/i.test(value)) {
    throw new Error(`${name} must not contain a username or password`);
  }
  if (URL.canParse(value) && shape.test(value)) return value;
  throw new Error(`${name} is "${value}"; it must be ${expected}`);
}

/** The host of a URL, for places where the full URL must not appear. */
export function hostOf(url: string): string | undefined {
  try {
    return new URL(url).host || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a URL's host is a loopback address. */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** A page's path without extension or trailing slash, also during the build, where it is a file. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
