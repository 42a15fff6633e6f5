// Takes pictures of every route at four widths, in light and dark, and of every island in use, into screenshots/ (not
// committed). Serves dist itself.
// Usage: npm run screenshots [-- --compare FOLDER] [routes or islands]; FOLDER holds earlier pictures of the same names.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { BROWSER_SWITCHES, findBrowser } from '../harness/browser/find-browser.ts';
import { findFreePort } from '../harness/site/free-port.ts';
import { listRoutes } from '../harness/site/list-routes.ts';
import { waitFor } from '../harness/site/wait-for.ts';
import { comparePictures, describeDifference } from './screenshots/compare.ts';
import { ISLANDS } from './screenshots/islands.ts';

const FOLDER = 'screenshots';
const WIDTHS = (process.env['WIDTHS'] ?? '360,768,1280,1920').split(',').map(Number);
const { values, positionals } = parseArgs({
  options: { compare: { type: 'string' } },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : [...listRoutes(), ...ISLANDS.keys()];
const nameOf = (route: string) =>
  route === '/' ? 'home' : route.replace(/^\//, '').replaceAll('/', '-');
const pages = wanted.map((name) => ({
  name: nameOf(name),
  reach: ISLANDS.get(name) ?? ((page: Page) => page.goto(name)),
}));

const port = String(await findFreePort());
const baseURL = `http://localhost:${port}`;
const server = spawn('node', ['scripts/serve.ts'], {
  env: { ...process.env, PORT: port },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_SWITCHES });
await mkdir(FOLDER, { recursive: true });
const differences: string[] = [];

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  const path = join(FOLDER, `${name}.png`);
  // What is another one each time: the code to copy, the moment and the commit of the build.
  const mask = [page.locator('#captcha-code, .dashboard time, .dashboard dd code')];
  await page.screenshot({ path, fullPage: true, mask, animations: 'disabled' });
  if (values.compare === undefined) return;
  const earlier = join(values.compare, `${name}.png`);
  const marked = join(FOLDER, 'differences', `${name}.png`);
  const difference = await comparePictures(path, earlier, marked);
  if (difference) differences.push(describeDifference(name, difference, values.compare));
}

try {
  await waitFor(`${baseURL}/`);
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const viewport = { width, height: 800 };
      const settings = { baseURL, viewport, colorScheme, reducedMotion: 'reduce' } as const;
      for (const { name, reach } of pages) {
        const page = await browser.newPage(settings);
        // The typefaces are in the browser's cache when the page wants them.
        await page.goto('/terms');
        await page.evaluate(() => document.fonts.ready);
        await reach(page);
        await picture(page, `${name}-${width}-${colorScheme}`);
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
if (values.compare !== undefined) {
  console.log(differences.join('\n') || 'No picture differs.');
  if (differences.length > 0) process.exitCode = 1;
}
