import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BROWSER_SWITCHES, findBrowser } from '../../harness/browser/find-browser.ts';
import { findFreePort } from '../../harness/site/free-port.ts';
import { BUILD_TIMEOUT_MS } from '../support/build-site.ts';
import { copyProject } from '../../harness/site/copy-project.ts';
import { OTHER_THEME } from '../support/theme.ts';

let project: string;
let server: ChildProcess;
let browser: Browser;
let origin: string;
let log = '';

beforeAll(async () => {
  // A copy has no caches yet.
  project = await copyProject();
  const port = String(await findFreePort());
  origin = `http://localhost:${port}`;
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  server = spawn(process.execPath, [astro, 'dev', '--port', port], {
    cwd: project,
    // With Vitest's own settings, Astro's server does not respond.
    env: { ...process.env, VITEST: '', NODE_ENV: '', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  const ready = new Promise<void>((done, fail) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('watching for file changes')) done();
      });
    }
    server.once('exit', () => {
      fail(new Error(log));
    });
  });
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_SWITCHES });
  await ready;
}, BUILD_TIMEOUT_MS);

afterAll(async () => {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  await rm(project, { recursive: true });
});

test('the development server serves pages without warnings after a cold start', async () => {
  const page = await browser.newPage();
  for (const path of ['/contact', '/planner']) {
    await page.goto(origin + path);
    await page.locator('astro-island[ssr]').first().waitFor({ state: 'detached' });
  }
  expect(log).not.toMatch(/WARN|ERROR|optimized|reload/);
  // It may load its first page twice, since it then discovers the islands' dependencies.
  expect(new Set(log.match(/\] \/(contact|planner)\b/g))).toEqual(
    new Set(['] /contact', '] /planner']),
  );
});

test('the development server updates the open page after a change', async () => {
  const page = await browser.newPage();
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('connected')),
    page.goto(`${origin}/terms`),
  ]);
  await appendFile(join(project, 'src/pages/terms.astro'), '<p>Just written</p>');
  await page.getByText('Just written').waitFor();
});

test('the development server shows new colours after a restart', async () => {
  await writeFile(join(project, 'content/theme.json'), JSON.stringify(OTHER_THEME));
  const { light, dark } = OTHER_THEME.colours.surface;
  const colours = async () => {
    const response = await fetch(`${origin}/terms`).catch(() => undefined);
    const page = (await response?.text()) ?? '';
    const found = page.matchAll(/name="theme-color" content="(.+?)"|--color-surface: (.+?);/g);
    return Array.from(found, ([, bar, sheet]) => bar ?? sheet);
  };
  // The bar, the page, and a part of a page that is dark in light mode too.
  const all = [light, dark, light, dark, dark];
  await expect.poll(colours, { timeout: BUILD_TIMEOUT_MS }).toEqual(all);
});
