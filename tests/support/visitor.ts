import { test as base, expect } from '@playwright/test';

/** How a message begins that tells of something that a page's policy forbids. */
export const FORBIDDEN = 'The policy forbids';

interface Watch {
  /** Console messages a test expects; all other errors and warnings fail it. */
  expectedMessages: RegExp | undefined;
  /** Origins of services that this build of the site may ask. */
  services: readonly string[];
  watched: undefined;
}

/**
 * A test that also fails on console errors, page errors, requests to other hosts, and on whatever the content security
 * policy of a page forbids: together the tests use every island.
 */
export const test = base.extend<Watch>({
  expectedMessages: [undefined, { option: true }],
  services: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedMessages, services }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const { url } = message.location();
        // The frame of a preview is the tool's own; and a page answers 404 by itself, which a browser logs.
        const isAsMeant =
          (/both allow-scripts and allow-same-origin/.test(text) &&
            /^blob:|\/editor\b/.test(url)) ||
          text === 'Service Worker registration blocked by Playwright' ||
          // A host without the Worker has no health to tell.
          (/status of 404/.test(text) &&
            ['/not-found', '/api/health'].includes(new URL(url).pathname));
        const isProblem = ['error', 'warning'].includes(message.type()) && !isAsMeant;
        if (isProblem && !expectedMessages?.test(text)) problems.push(text);
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.addInitScript((named) => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`${named} ${event.effectiveDirective} ${event.blockedURI}`);
        });
      }, FORBIDDEN);
      page.on('request', (request) => {
        const isOurs = [baseURL ?? '', 'data:', 'blob:', ...services].some((start) =>
          request.url().startsWith(start),
        );
        if (!isOurs) problems.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
