import { expect, test } from 'vitest';
import { hostOf, pagePath } from '../../../src/text/urls.ts';

test.each([
  ['https://me:secret@a.example:8443/secret?secret#secret', 'a.example:8443'],
  ['webcal://a.example/secret', 'a.example'],
  ['http://[::1]:80/', '[::1]'],
  ['a.example/secret', undefined],
  ['file:///etc/hostname', undefined],
  ['webcal:secret', undefined],
  ['', undefined],
])('returns the host of %j: %j', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/services/solar.html', '/services/solar'],
  ['/404.html', '/404'],
])('maps %s to the page %s', (pathname, path) => {
  expect(pagePath(new URL(pathname, 'https://machair.example'))).toBe(path);
});
