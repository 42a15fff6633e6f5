import browserslist from 'browserslist';

/** The oldest browsers of `browserslist` in package.json, as Vite's build target. */
export const OLDEST_BROWSERS = oldestOf(browserslist(undefined, { env: 'production' }));

/** The lowest version of each browser, such as "chrome100" or "ios15.4"; a range such as "15.4-15.5" counts as its start. */
function oldestOf(browsers: readonly string[]): string[] {
  const versions = new Map<string, number>();
  for (const browser of browsers) {
    const [name = '', version = ''] = browser.split(' ');
    versions.set(name, Math.min(Number.parseFloat(version), versions.get(name) ?? Infinity));
  }
  return Array.from(
    versions,
    ([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
  );
}
