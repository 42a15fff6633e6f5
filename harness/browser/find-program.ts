import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is installed. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether Debian packages can be installed here. */
export const mayInstallPackages = () =>
  existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs the first of these sets of Debian packages that is available. */
export function installPackages(...sets: readonly (readonly string[])[]): void {
  execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
  sets.find(
    (packages) =>
      spawnSync('apt-get', ['install', '-y', '-q', ...packages], { stdio: 'ignore' }).status === 0,
  );
}
