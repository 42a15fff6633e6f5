import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes the secret with which a local Worker scrambles addresses, unless it is there, and keeps it beside the local
 * database.
 * @returns the file, as wrangler reads variables
 */
export function ensureSenderSecret(folder: string): string {
  const file = join(folder, 'sender-secret.env');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `SENDER_SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  }
  return file;
}
