import { chromium, type Browser } from '@playwright/test';
import { BROWSER_SWITCHES, findBrowser } from '../../harness/browser/find-browser.ts';
import { stopServer } from '../../harness/site/loopback.ts';
import { serveFolder } from '../../harness/site/static-server.ts';
import { median } from './median.ts';

/** A line at the edge of what a phone finds here: 400 kbit/s, and 400 ms there and back. */
const LINE = { kbits: 400, roundTripMs: 400 } as const;
const ROUTES = ['/', '/services/micro-turbines', '/planner', '/contact'];

/** When words can first be read on a first visit with nothing cached, in round trips of the line too. */
export async function benchColdVisits(folder: string, runs: number): Promise<string[]> {
  const { server, origin } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_SWITCHES });
  const lines = ['| page | words s | round trips |', '| --- | --- | --- |'];
  for (const route of ROUTES) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await wordsAfter(browser, origin + route));
    const ms = median(times);
    const trips = (ms / LINE.roundTripMs).toFixed(1);
    lines.push(`| ${route} | ${(ms / 1000).toFixed(2)} | ${trips} |`);
    console.log(lines.at(-1));
  }
  await browser.close();
  await stopServer(server);
  const { kbits, roundTripMs } = LINE;
  return [
    `${kbits} kbit/s, ${roundTripMs} ms, from the request on, median of ${runs}.`,
    '',
    ...lines,
  ];
}

async function wordsAfter(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = (LINE.kbits * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.roundTripMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(url, { waitUntil: 'load' });
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await context.close();
  return painted;
}
