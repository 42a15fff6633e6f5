import { generateKeyPairSync } from 'node:crypto';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** A key as ENQUIRY_BACKUP_KEY has it, and as its owner keeps it. */
export const BACKUP_KEY = { public: publicKey.toString('base64'), private: privateKey };
