import type { Browser, Page } from 'playwright';

/** Something a visitor does on a page, and what shows that it is answered. */
export interface Measurement {
  /** A row of the table. */
  name: string;
  /** What the answer may take, ms. */
  limitMs: number;
  /** Opens the page and does all that comes before the click. */
  prepare: (page: Page, origin: string) => Promise<void>;
  /** Selector of what is clicked. */
  button: string;
  /** Selector of what stands in the page with the answer, and not before. */
  answer: string;
}

interface Pace {
  /** How many times slower than this machine. */
  slowdown: number;
  runs: number;
}

/** What one visit took, ms. */
interface Taken {
  /** From the click to the answer's place in the page. */
  answer: number;
  /** The longest piece of work that blocked the page for over 50 ms on the way; 0 when none did. */
  longestTask: number;
}

/** Clicks and waits as often as asked; each run is a new visit. */
export async function measure(
  browser: Browser,
  origin: string,
  { prepare, button, answer }: Measurement,
  { slowdown, runs }: Pace,
): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await prepare(page, origin);
    taken.push(await page.evaluate(clickAndWait, { button, answer }));
    await context.close();
  }
  return taken;
}

/** Runs in the page. */
function clickAndWait({ button, answer }: { button: string; answer: string }): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const pressed = document.querySelector<HTMLElement>(button);
    if (!pressed || document.querySelector(answer)) {
      reject(new Error(`No ${button} to press, or ${answer} is there before`));
      return;
    }
    let longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask' });
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector(answer)) return;
      observer.disconnect();
      const taken = performance.now() - start;
      // A task is reported only once it has ended.
      setTimeout(() => {
        resolve({ answer: taken, longestTask: Math.round(longestTask) });
      }, 500);
    }).observe(document, { childList: true, subtree: true });
    pressed.click();
  });
}
