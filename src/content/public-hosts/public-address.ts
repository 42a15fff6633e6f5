import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What IANA gives out of IPv6; all else leads to a machine itself, its neighbours, or through a gateway. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address is one of the public internet: not of this machine, a private network, a carrier's, a group of
 * machines, or set aside. An IPv4 address within an IPv6 one is judged as itself.
 * @param address as a resolver gives it, such as 192.0.2.1 or ::1
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const judged = ipaddr.process(address);
  if (judged.range() !== 'unicast') return false;
  return judged.kind() === 'ipv4' || judged.match(GLOBAL_UNICAST);
}
