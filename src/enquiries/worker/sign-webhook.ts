import { hmac } from '../../edge/sign.ts';

/**
 * The headers that sign a post as Standard Webhooks does, so that the receiver can check it with a ready-made library.
 */
export async function signWebhook(
  body: string,
  { id, now, secret }: { id: string; now: number; secret: Uint8Array<ArrayBuffer> },
): Promise<Record<string, string>> {
  const seconds = String(Math.floor(now / 1000));
  const signature = await hmac(`${id}.${seconds}.${body}`, secret);
  return {
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
  };
}
