import { describe, expect, test } from 'vitest';
import { isPublicAddress } from '../../../../src/content/public-hosts/public-address.ts';

describe('an address', () => {
  test.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '223.255.255.255',
    '2606:4700::6810:85e5',
    '2a00:1450:4009:81f::200e',
    '::ffff:8.8.8.8',
  ])('%s is of the public internet', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ['of this machine', '127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
    ['of no machine', '0.0.0.0', '0.1.2.3', '::'],
    ['of a private network', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['of a private network by IPv6', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    ['of the link, where clouds keep their keys', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    ['of a carrier', '100.64.0.1', '100.127.255.255'],
    ['of a group', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['of everybody', '255.255.255.255'],
    ['set aside', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1'],
    ['set aside by IPv6', '2001:db8::1', '100::1', '4000::1', '3fff:fff::1'],
    ['of IPv4 within IPv6', '::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '::ffff:0:7f00:1'],
    ['behind a gateway', '64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::', '2001:0:7f00::1'],
    ['that is none', '', 'localhost', '127.0.0.1.nip.io', '1.2.3', '0x7f000001', '[::1]'],
  ])('%s is not', (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
