import { hmac } from '../../edge/sign.ts';

const PREFIX = 'whsec_';

/**
 * The headers that sign a post as Standard Webhooks does, so that the receiver can check it with a ready-made library.
 * @param secret base64, with or without `whsec_` before it
 * @throws if the secret is no base64
 */
export async function signWebhook(
  body: string,
  { id, now, secret }: { id: string; now: number; secret: string },
): Promise<Record<string, string>> {
  const bytes = Uint8Array.from(atob(secret.replace(PREFIX, '')), (letter) => letter.charCodeAt(0));
  const seconds = String(Math.floor(now / 1000));
  const signature = await hmac(`${id}.${seconds}.${body}`, bytes);
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}
