import { expect, test } from 'vitest';
import { hostOf } from '../../../src/values/host-of.ts';

test.each([
  ['https://me:secret@a.example:8443/secret?secret#secret', 'a.example:8443'],
  ['webcal://a.example/secret', 'a.example'],
  ['http://[::1]:80/', '[::1]'],
  ['a.example/secret', undefined],
  ['file:///etc/hostname', undefined],
  ['webcal:secret', undefined],
  ['', undefined],
])('of %j the host is %j', (address, host) => {
  expect(hostOf(address)).toBe(host);
});
