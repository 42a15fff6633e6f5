/** Secrets that a deployment, the environment or `.env` may set. */
export const WORKER_SECRETS = [
  'SENDER_SECRET',
  'PLACE_SEARCH_KEY',
  'ENQUIRY_FORWARD_SECRET',
] as const;

export type WorkerSecrets = Partial<Record<(typeof WORKER_SECRETS)[number], string | undefined>>;

const SHORTEST = 32;
const WEBHOOK_PREFIX = 'whsec_';

/** Whether all instances of the Worker share a secret, so that one can check what another has signed. */
export const sharesSecret = ({ SENDER_SECRET = '' }: WorkerSecrets): boolean =>
  SENDER_SECRET.length >= SHORTEST;

export const NO_SENDER_SECRET = `SENDER_SECRET is missing or has fewer than ${SHORTEST} characters: each instance of the Worker counts visitors separately, and bot checks are off.`;

/**
 * The bytes of a webhook's secret.
 * @param secret base64, with or without `whsec_` before it
 * @returns undefined if it is not base64
 */
export function decodeWebhookSecret(secret: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const bytes = atob(secret.replace(WEBHOOK_PREFIX, ''));
    return bytes ? Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with the secrets, without their values. */
export function checkSecrets(secrets: WorkerSecrets): string[] {
  const { ENQUIRY_FORWARD_SECRET: forward } = secrets;
  return [
    ...(sharesSecret(secrets) ? [] : [NO_SENDER_SECRET]),
    ...(forward && !decodeWebhookSecret(forward)
      ? [
          'ENQUIRY_FORWARD_SECRET is not base64, so enquiries are not sent on: make one with "openssl rand -base64 32".',
        ]
      : []),
  ];
}
