import { NO_SENDER_SECRET, sharesSecret, type WorkerSecrets } from './secrets.ts';
import { sign } from './sign.ts';

/** Who the limit counts, as hashes: without the secret, nobody can test addresses against them. */
export interface Sender {
  /** Hash of the IPv4 address, or of the first 64 bits of an IPv6 one, since customers get at least such a network. */
  sender: string;
  /** Hash of the first 48 bits of an IPv6 address, which one customer may hold, or of the IPv4 address. */
  network: string;
}

let ownSecret: string | undefined;

/** The configured secret, else a random one for the lifetime of this Worker instance. */
export function readSenderSecret(env: WorkerSecrets): string {
  if (env.SENDER_SECRET && sharesSecret(env)) return env.SENDER_SECRET;
  if (ownSecret === undefined) {
    ownSecret = crypto.randomUUID() + crypto.randomUUID();
    console.warn(NO_SENDER_SECRET);
  }
  return ownSecret;
}

/** The network address that a request comes from. */
export const addressOf = ({ headers }: Request): string =>
  headers.get('cf-connecting-ip') ?? 'unknown';

/**
 * Identifies the sender of a request by hashes.
 * @param purpose what is being limited, so that each purpose is counted separately
 */
export async function identifySender(
  address: string,
  purpose: string,
  secret: string,
): Promise<Sender> {
  const [sender, network] = await Promise.all([
    sign(`${purpose} sender ${prefixOf(address, 64)}`, secret),
    sign(`${purpose} network ${prefixOf(address, 48)}`, secret),
  ]);
  return { sender, network };
}

/** The first bits of an IPv6 address, normalised; an IPv4 address as it is. */
function prefixOf(address: string, bits: 48 | 64): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  return [...groups, ...zeros, ...last]
    .slice(0, bits / 16)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
