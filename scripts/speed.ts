// Prints how long visitors wait for answers, measured on dist in a real browser slowed down to a phone's pace:
// to the answer, and the longest task on the way, 0 when none took over 50 ms.
// CPU_SLOWDOWN changes how many times slower than this machine (4), RUNS how often each is measured (15).
import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { BROWSER_SWITCHES, findBrowser } from '../harness/browser/find-browser.ts';
import { median } from './bench/median.ts';
import { calculatorAnswers } from './speed/calculators.ts';
import { measure, type Measurement } from './speed/measure.ts';
import { plannerTasks } from './speed/planner.ts';
import { stationSearches } from './speed/stations.ts';
import { findFreePort } from '../harness/site/free-port.ts';
import { waitFor } from '../harness/site/wait-for.ts';

const PORT = String(await findFreePort());
const SLOWDOWN = Number(process.env['CPU_SLOWDOWN'] ?? 4);
const RUNS = Number(process.env['RUNS'] ?? 15);
const measurements: Measurement[] = [...calculatorAnswers, ...stationSearches];

const origin = `http://localhost:${PORT}`;
const server = spawn('node', ['scripts/serve.ts'], {
  env: { ...process.env, PORT },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_SWITCHES });
try {
  await waitFor(origin);
  const width = Math.max(...measurements.map(({ name }) => name.length));
  const times = `CPU ${SLOWDOWN} times slower, ${RUNS} runs`;
  console.log(
    `${'from the click to the answer'.padEnd(width)}  median   worst  limit    task   worst  (ms, ${times})`,
  );
  console.log('tasks of over 50 ms on the page’s thread, ms:');
  for (const { name, tasks } of await plannerTasks(browser, origin, SLOWDOWN)) {
    console.log(`${name.padEnd(width)}  ${tasks.join(', ') || 'none'}`);
  }
  for (const measurement of measurements) {
    const taken = await measure(browser, origin, measurement, { slowdown: SLOWDOWN, runs: RUNS });
    const answers = taken.map(({ answer }) => answer);
    const tasks = taken.map(({ longestTask }) => longestTask);
    const cells = [
      ...[median(answers), Math.max(...answers)].map((ms) => ms.toFixed(1).padStart(6)),
      String(measurement.limitMs).padStart(5),
      ...[median(tasks), Math.max(...tasks)].map((ms) => String(ms).padStart(6)),
    ];
    console.log(`${measurement.name.padEnd(width)}  ${cells.join('  ')}`);
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
