import { execFileSync } from 'node:child_process';

/**
 * The commit that this site is built from.
 * @param given the commit from a setting, for hosts that build without the git history
 * @param directory the site's source
 * @returns undefined if neither tells
 */
export function findCommit(given: string | undefined, directory = '.'): string | undefined {
  if (given) return given;
  try {
    const how = { cwd: directory, stdio: 'pipe', encoding: 'utf8' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], how).trim();
  } catch {
    return undefined;
  }
}
