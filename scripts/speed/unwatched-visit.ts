import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { BROWSER_SWITCHES, findBrowser } from '../../harness/browser/find-browser.ts';

/** Until all that a page does by itself is over. */
const SETTLED_MS = 5000;

const PHONE = { width: 360, height: 740, deviceScaleFactor: 1, mobile: false };

/** Runs in a page before its own scripts, and notes each task of over 50 ms there. */
export const NOTE_TASKS = `
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
  }).observe({ type: 'longtask', buffered: true });
`;

/**
 * The tasks of over 50 ms on a page's thread while a phone loads it, ms. Nobody listens for the page's errors meanwhile, as
 * Playwright does: for the stacks of those that React makes as it loads, the browser would read all of React again.
 */
export async function tasksAtLoad(url: string, slowdown: number): Promise<number[]> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: BROWSER_SWITCHES,
  });
  try {
    const blank = await browser.waitForTarget((target) => target.type() === 'page');
    const page = await blank.createCDPSession();
    await page.send('Page.enable');
    await page.send('Emulation.setDeviceMetricsOverride', PHONE);
    await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: NOTE_TASKS });
    await page.send('Page.navigate', { url });
    await wait(SETTLED_MS);
    const { result } = await page.send('Runtime.evaluate', {
      ...{ expression: 'tasks', returnByValue: true },
    });
    return result.value as number[];
  } finally {
    await browser.close();
  }
}
