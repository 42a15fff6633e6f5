/**
 * Checks the address in a setting. It may end up on pages and in logs, so it must not hold a password; nor must this
 * message.
 * @param wanted what it must be, in words
 * @throws an error that names the setting
 */
export function checkAddress(name: string, value: string, wanted: string, shape = /^https?:/i) {
  if (/^([a-z][a-z0-9+.-]*:)?\/*[^/?#]*@/i.test(value)) {
    throw new Error(
      `${name} has a name or password before its host, which others could read; it must be an address without`,
    );
  }
  if (URL.canParse(value) && shape.test(value)) return value;
  throw new Error(`${name} is "${value}"; it must be ${wanted}`);
}
