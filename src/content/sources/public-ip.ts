// A separate file, so that a test build can allow this machine.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** IPv6 global unicast, as IANA allocates it; the rest is loopback, private, link-local or a gateway. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address is on the public internet: not this machine, private, carrier-grade NAT, multicast or reserved.
 * An IPv4 address inside an IPv6 one is checked as IPv4.
 * @param address as resolved, such as 192.0.2.1 or ::1
 */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  const judged = ipaddr.process(address);
  if (judged.range() !== 'unicast') return false;
  return judged.kind() === 'ipv4' || judged.match(GLOBAL_UNICAST);
}
