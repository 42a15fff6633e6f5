import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const SHARED = '.env';
/** For secrets, and for settings of one computer. Git ignores it. */
const LOCAL = '.env.local';
const SECRET = /_(TOKEN|KEY|SECRET|PASSWORD)$/;

/**
 * Reads settings from .env.local and .env in the working directory, unless the environment or the first has them.
 * @throws if .env, which is committed, contains a secret
 */
export function loadSettings(): void {
  const shared = existsSync(SHARED) ? parseEnv(readFileSync(SHARED, 'utf8')) : {};
  const secret = Object.keys(shared).find((name) => SECRET.test(name) && shared[name]);
  if (secret !== undefined) {
    throw new Error(
      `${SHARED} contains ${secret}, but you commit that file. Remove the line. Most secrets belong in ${LOCAL}, which Git ignores; the Cloudflare token belongs in neither file.`,
    );
  }
  for (const file of [LOCAL, SHARED]) if (existsSync(file)) process.loadEnvFile(file);
}
