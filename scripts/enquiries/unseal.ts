import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';

const LENGTH_BYTES = 2;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Reads what `src/edge/seal.ts` has encrypted.
 * @param privateKey as PEM
 * @throws if the key is another one's, or the text was changed
 */
export function unseal(sealed: Buffer, privateKey: string): string {
  try {
    const ivAt = LENGTH_BYTES + sealed.readUInt16BE(0);
    const textAt = ivAt + IV_BYTES;
    const secret = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      sealed.subarray(LENGTH_BYTES, ivAt),
    );
    const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(ivAt, textAt));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(textAt, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new Error('The backup was not made for this key, or has been changed.', { cause });
  }
}
