// Runs all checks in two lanes, the slow browser tests in one and everything else in the other, and prints each result as
// it comes. `static` as an argument runs types, lint, format and unused code alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const STATIC = [
  'astro sync',
  'astro check --noSync --minimumSeverity warning --tsconfig tsconfig.astro.json',
  'oxlint',
  'prettier --check .',
  'knip --no-progress --treat-config-hints-as-errors',
];
const BROWSER = [
  'node harness/site/build-firm.ts',
  'node scripts/bytes.ts',
  'node scripts/e2e.ts --reporter=dot',
];
const VITEST = ['vitest run --project unit', 'vitest run --project builds'];
/** Browser tests take longest, so the other lane only gets the processor time that they leave. */
const YIELDING = 'nice -n 10 ';

const env = { ...process.env, NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/node') };

/** Runs a command and prints what it said, once it has ended. */
function passes(command: string): Promise<boolean> {
  const start = performance.now();
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s: ${command}`);
      if (code !== 0) console.log(output);
      done(code === 0);
    });
  });
}

/** Runs one command after the other. What follows a failed build would only fail as well. */
async function runLane(commands: readonly string[], stopsAtFailure = false): Promise<boolean> {
  let isPassed = true;
  for (const command of commands) {
    if (!(await passes(command))) isPassed = false;
    if (!isPassed && stopsAtFailure) break;
  }
  return isPassed;
}

const others = [...STATIC, ...VITEST].map((command) => YIELDING + command);
const lanes = process.argv.includes('static')
  ? [runLane(STATIC)]
  : [runLane(BROWSER, true), runLane(others)];
if ((await Promise.all(lanes)).includes(false)) process.exitCode = 1;
