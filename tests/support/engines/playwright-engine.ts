import { chromium, firefox, webkit } from 'playwright';
import { BROWSER_SWITCHES, findBrowser } from '../../../harness/browser/find-browser.ts';
import type { Engine, EngineName, View } from './engine.ts';

const TYPES = { chromium, firefox, webkit };

/** An engine driven by Playwright: Chromium, or its own builds of the others. */
export async function startPlaywrightEngine(name: EngineName): Promise<Engine> {
  const browser = await TYPES[name].launch(
    name === 'chromium' ? { executablePath: findBrowser(), args: BROWSER_SWITCHES } : {},
  );
  return {
    newView: async (beforeScripts) => {
      const context = await browser.newContext();
      await context.addInitScript(beforeScripts);
      const page = await context.newPage();
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      return {
        open: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        read: (expression) => page.evaluate(expression),
        click: async (expression) => {
          const element = await page.evaluateHandle<Element>(expression);
          await element.click();
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        picture: () => page.screenshot(),
        messages: () => messages,
        close: () => context.close(),
      } satisfies View;
    },
    close: () => browser.close(),
  };
}
