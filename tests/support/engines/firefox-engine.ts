import { launch, type ElementHandle } from 'puppeteer-core';
import type { Engine, View } from './engine.ts';

/** An installed Firefox, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath });
  return {
    newView: async (beforeScripts) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(beforeScripts);
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      return {
        open: async (url) => void (await page.goto(url)),
        // Does not wait for a load event: a page restored from the back/forward cache fires none.
        back: async () => void (await page.evaluate('setTimeout(() => history.back())')),
        forward: async () => void (await page.evaluate('setTimeout(() => history.forward())')),
        resize: (width, height) => page.setViewport({ width, height }),
        read: (expression) => page.evaluate(expression),
        click: async (expression) => {
          const element = (await page.evaluateHandle(expression)) as ElementHandle;
          await element.click();
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        picture: async () => Buffer.from(await page.screenshot()),
        messages: () => messages,
        close: () => context.close(),
      } satisfies View;
    },
    close: () => browser.close(),
  };
}
