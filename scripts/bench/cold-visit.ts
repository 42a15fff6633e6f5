import { chromium, type Browser } from 'playwright';
import { BROWSER_SWITCHES, findBrowser } from '../../harness/browser/find-browser.ts';
import { stopServer } from '../../harness/site/loopback.ts';
import { serveFolder } from '../../harness/site/static-server.ts';
import { TRIALS } from '../../harness/visits/calculator-trials.ts';
import { weakLine } from '../../harness/site/weak-line.ts';
import { median } from './median.ts';

/** A line at the edge of what a phone finds here: 400 kbit/s, and 400 ms there and back. */
const LINE = { bytesPerSecond: 400_000 / 8, roundTripMs: 400 } as const;
/** A page of each make, with and without an island: of the services the first that has an estimate. */
const ROUTES = ['/', ...TRIALS.slice(0, 1).map(({ path }) => path), '/planner', '/contact'];

/** When words can first be read on a first visit with nothing cached, in round trips of the line too. */
export async function benchColdVisits(folder: string, runs: number): Promise<string[]> {
  const { server, ...plain } = await serveFolder(folder);
  const line = await weakLine(plain.origin, LINE);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_SWITCHES });
  const lines = ['| page | words s | round trips |', '| --- | --- | --- |'];
  for (const route of ROUTES) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await wordsAfter(browser, line.origin + route));
    const ms = median(times);
    const trips = (ms / LINE.roundTripMs).toFixed(1);
    lines.push(`| ${route} | ${(ms / 1000).toFixed(2)} | ${trips} |`);
    console.log(lines.at(-1));
  }
  await browser.close();
  line.stop();
  await stopServer(server);
  return [
    `400 kbit/s and 400 ms there and back, the first of them to connect. Median of ${runs}.`,
    '',
    ...lines,
  ];
}

async function wordsAfter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'load' });
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await context.close();
  return painted;
}
