import { WORKER_SECRETS } from '../settings.ts';
import { toHex } from '../text/hex.ts';

export type WorkerSecrets = Partial<Record<keyof typeof WORKER_SECRETS, string | undefined>>;

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();
let randomSecret: string | undefined;

/** Describes problems with the secrets, without their values. */
export const checkSecrets = (secrets: WorkerSecrets): string[] =>
  Object.keys(WORKER_SECRETS).flatMap((name) => checkSecret(name as keyof WorkerSecrets, secrets));

function checkSecret(name: keyof WorkerSecrets, secrets: WorkerSecrets): string[] {
  try {
    WORKER_SECRETS[name].check(secrets[name] ?? '', name);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Whether all instances of the Worker share a secret, so that one can verify another's signatures. */
export const sharesSecret = (secrets: WorkerSecrets): boolean =>
  checkSecret('SENDER_SECRET', secrets).length === 0;

/** The configured secret, or a random one for the lifetime of this Worker instance. */
export function readSenderSecret(secrets: WorkerSecrets): string {
  const [problem] = checkSecret('SENDER_SECRET', secrets);
  if (secrets.SENDER_SECRET && !problem) return secrets.SENDER_SECRET;
  if (randomSecret === undefined) {
    randomSecret = crypto.randomUUID() + crypto.randomUUID();
    console.warn(problem);
  }
  return randomSecret;
}

/** The HMAC-SHA256 of a string, keyed with the bytes of a secret. */
export async function computeHmac(
  text: string,
  secret: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, HMAC, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** The HMAC-SHA256 of a string, keyed with a secret string, as 64 hex digits. */
export const computeHmacHex = async (text: string, secret: string): Promise<string> =>
  toHex(await computeHmac(text, encoder.encode(secret)));
