import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { listenOnLoopback, stopServer } from '../../harness/site/loopback.ts';
import { readLayoutShift, watchLayoutShift } from '../support/accessibility.ts';

/** Long enough for the browser to paint what it has received. */
const PAUSE_MS = 1000;

test('a page whose header arrives in two parts does not shift', async ({ page }) => {
  const html = readFileSync('dist/about.html', 'utf8');
  const end = html.indexOf('</nav>');
  expect(end).toBeGreaterThan(0);
  const { server, origin } = await listenOnLoopback((request, response) => {
    if (request.url !== '/about') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end));
    void wait(PAUSE_MS).then(() => response.end(html.slice(end)));
  });
  await watchLayoutShift(page);
  await page.goto(`${origin}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await readLayoutShift(page)).toBe(0);
  await stopServer(server);
});
