const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' };
/** Of the wrapped key, in the two bytes before it. */
const LENGTH_BYTES = 2;
const IV_BYTES = 12;

/**
 * Encrypts a text so that only the owner of a private key can read it: with AES-256-GCM under a key of its own, which
 * RSA-OAEP wraps. The length of the wrapped key, that key, the nonce and the text follow each other.
 * @param publicKey as SPKI in base64
 * @throws if the key is none
 */
export async function seal(text: string, publicKey: string): Promise<ArrayBuffer> {
  const spki = Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0));
  const owner = await crypto.subtle.importKey('spki', spki, RSA, false, ['encrypt']);
  const secret = crypto.getRandomValues(new Uint8Array(32));
  const key = await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const [wrapped, sealed] = await Promise.all([
    crypto.subtle.encrypt(RSA, owner, secret),
    crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text)),
  ]);
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES));
  length.setUint16(0, wrapped.byteLength);
  return new Blob([length, wrapped, iv, sealed]).arrayBuffer();
}
