/**
 * Checks the address in a setting. It may end up on pages and in logs, so it must not hold a password; nor must this
 * message.
 * @param wanted what it must be, in words
 * @throws an error that names the setting
 */
export function validateUrl(name: string, value: string, wanted: string, shape = /^https?:/i) {
  if (/^([a-z][a-z0-9+.-]*:)?\/*[^/?#]*@/i.test(value)) {
    throw new Error(
      `${name} has a name or password before its host, which others could read; it must be an address without`,
    );
  }
  if (URL.canParse(value) && shape.test(value)) return value;
  throw new Error(`${name} is "${value}"; it must be ${wanted}`);
}

/** The host of an address, for places where the full address must not appear. */
export function hostOf(address: string): string | undefined {
  try {
    return new URL(address).host || undefined;
  } catch {
    return undefined;
  }
}

/** Whether only this machine can reach an address. */
export const isLoopback = ({ hostname }: URL): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** A page's path without extension or trailing slash, even during the build, when it is a file. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
