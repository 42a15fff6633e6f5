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
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const answer = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: directory,
      stdio: [...stdio],
    });
    return answer.toString().trim();
  } catch {
    return undefined;
  }
}
