// Takes pictures of every route at four widths, in light and dark, into screenshots/ (not committed).
// Serves dist itself; give routes as arguments to take only those.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { BROWSER_SWITCHES, findBrowser } from '../harness/browser/find-browser.ts';
import { listRoutes } from '../harness/site/list-routes.ts';
import { findFreePort } from '../harness/site/free-port.ts';
import { waitFor } from '../harness/site/wait-for.ts';

const PORT = String(await findFreePort());
const WIDTHS = (process.env['WIDTHS'] ?? '360,768,1280,1920').split(',').map(Number);
const routes = process.argv.length > 2 ? process.argv.slice(2) : listRoutes();

const server = spawn('node', ['scripts/serve.ts'], {
  env: { ...process.env, PORT },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_SWITCHES });
await mkdir('screenshots', { recursive: true });
try {
  await waitFor(`http://localhost:${PORT}/`);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const route of routes) {
        await page.goto(`http://localhost:${PORT}${route}`);
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.all(
            [...document.images].map((image) => image.decode().catch(() => undefined)),
          );
        });
        const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-');
        await page.screenshot({
          path: `screenshots/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        });
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
