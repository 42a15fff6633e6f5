import { expect, test } from 'vitest';
import { pagePath } from '../../../src/values/page-path.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/services/solar.html', '/services/solar'],
  ['/404.html', '/404'],
])('%s is the page %s', (pathname, path) => {
  expect(pagePath(new URL(pathname, 'https://machair.example'))).toBe(path);
});
