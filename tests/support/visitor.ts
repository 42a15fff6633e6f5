import { test as base, expect } from '@playwright/test';

interface Watch {
  /** Console messages a test expects; all other errors and warnings fail it. */
  expectedMessages: RegExp | undefined;
  /** Origins of services that this build may send requests to. */
  services: readonly string[];
  problems: undefined;
}

/**
 * A test that also fails on console errors, page errors, requests to other hosts, and policy violations: together the tests
 * cover every island.
 */
export const test = base.extend<Watch>({
  expectedMessages: [undefined, { option: true }],
  services: [[], { option: true }],
  problems: [
    async ({ page, baseURL, expectedMessages, services }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const text = message.text();
        const { url } = message.location();
        // The CMS creates the preview's frame, and browsers log responses with status 404.
        const isExpected =
          (/both allow-scripts and allow-same-origin/.test(text) &&
            /^blob:|\/editor\b/.test(url)) ||
          text === 'Service Worker registration blocked by Playwright' ||
          // A host without the Worker has no health endpoint, and counts no visits.
          (/status of 404/.test(text) &&
            ['/not-found', '/api/health', '/api/visits'].includes(new URL(url).pathname));
        const isProblem = ['error', 'warning'].includes(message.type()) && !isExpected;
        if (isProblem && !expectedMessages?.test(text)) problems.push(text);
      });
      page.on('pageerror', ({ message }) => {
        // Raised by the browser if the next page opens before the view transition to it starts.
        if (!/^Transition was (aborted|skipped)/.test(message)) problems.push(message);
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`The policy forbids ${event.effectiveDirective} ${event.blockedURI}`);
        });
      });
      page.on('request', (request) => {
        const isAllowed = [baseURL ?? '', 'data:', 'blob:', ...services].some((start) =>
          request.url().startsWith(start),
        );
        if (!isAllowed) problems.push(`request to ${request.url()}`);
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
