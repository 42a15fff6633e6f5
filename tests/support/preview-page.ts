import type { FrameLocator, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { PreviewInput } from './fake-editor.ts';

/** The policy that the editor's page needs for previews. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob:; font-src 'self'; frame-src blob:; base-uri 'self'";

let script: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: { input: 'tests/support/fake-editor.ts' },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code;
}

/** Opens a page that imitates the CMS, and shows a draft. */
export async function openPreview(page: Page, shown: PreviewInput): Promise<FrameLocator> {
  const code = await (script ??= bundle());
  await page.route('**/editor-stand-in*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': POLICY },
          body: '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Editor</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/editor-stand-in.css"></head><body><main><h1>Editor</h1></main><script type="module" src="/editor-stand-in.js"></script></body></html>',
        }),
  );
  await page.route('**/editor-stand-in.css', (route) =>
    route.fulfill({
      contentType: 'text/css',
      body: 'body{margin:0}h1{position:absolute;clip-path:inset(50%)}iframe{display:block;border:0;width:100vw;height:100vh}',
    }),
  );
  await page.goto('/editor-stand-in');
  await page.waitForFunction(() => 'show' in window);
  await showDraft(page, shown);
  return page.frameLocator('iframe');
}

/** Updates the draft. */
export const showDraft = (page: Page, shown: PreviewInput): Promise<void> =>
  page.evaluate((each) => window.show(each), shown);
