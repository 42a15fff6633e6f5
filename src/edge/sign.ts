import { toHex } from '../values/text/hex.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

/** The HMAC-SHA256 of a text under the bytes of a secret. */
export async function hmac(text: string, secret: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** The HMAC-SHA256 of a text under a secret text, as 64 hex digits. */
export const sign = async (text: string, secret: string): Promise<string> =>
  toHex(await hmac(text, encoder.encode(secret)));
