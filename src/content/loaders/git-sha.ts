import { createHash } from 'node:crypto';

/** The name git gives to a file's bytes; a listing's `sha` is the same for the same bytes. */
export function gitBlobSha(bytes: Uint8Array): string {
  return createHash('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
