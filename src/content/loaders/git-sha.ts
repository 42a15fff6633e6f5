import { createHash } from 'node:crypto';

/** Git's hash of a file's bytes, the same as `sha` in a listing. */
export function gitBlobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
