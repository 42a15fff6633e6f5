import { toHex } from '../values/to-hex.ts';

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** The HMAC-SHA256 of a text, as 64 hex digits. */
export async function sign(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), HMAC, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))));
}
