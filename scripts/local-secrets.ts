import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSecrets } from '../src/worker/secrets.ts';
import { WORKER_SECRETS } from '../src/settings.ts';

const OWNER_ONLY = { mode: 0o600 };

/**
 * Writes the environment's secrets to a file for wrangler, since arguments would be visible to others, and a random
 * SENDER_SECRET next to the local database unless one exists.
 * @returns the files; later ones override earlier ones
 * @throws if a secret is invalid, without its value
 */
export function writeLocalSecrets(
  folder: string,
  env: Record<string, string | undefined>,
): { files: string[]; forget: () => void } {
  const random = randomBytes(32).toString('hex');
  const problems = checkSecrets({ ...env, SENDER_SECRET: env['SENDER_SECRET'] || random });
  const provided = Object.keys(WORKER_SECRETS).flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    if (/['\r\n]/.test(value)) problems.push(`${name} must not contain a quote (') or line break.`);
    // Wrangler would replace $NAME with a variable.
    return [`${name}='${value.replaceAll('$', '\\$')}'\n`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  mkdirSync(folder, { recursive: true });
  const secretFile = join(folder, 'sender-secret.env');
  if (!existsSync(secretFile)) writeFileSync(secretFile, `SENDER_SECRET=${random}\n`, OWNER_ONLY);
  const file = join(folder, 'given-secrets.env');
  const forget = () => {
    rmSync(file, { force: true });
  };
  forget();
  if (provided.length > 0) writeFileSync(file, provided.join(''), OWNER_ONLY);
  return { files: [secretFile, '.dev.vars', file].filter((path) => existsSync(path)), forget };
}
