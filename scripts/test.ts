// Runs all checks, nearly all sequentially, the slow browser tests first, and prints each result. In parallel on two
// cores they take as long, and tests with time limits fail. The argument `static` runs only types, lint, format and unused code.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const STATIC = [
  'astro sync',
  // These have no time limits, and most use one thread, so they run in parallel.
  [
    'oxlint',
    'astro check --noSync --minimumSeverity warning --tsconfig tsconfig.astro.json',
    'prettier --check .',
    'knip --no-progress --treat-config-hints-as-errors',
  ],
];
const BROWSER = [
  'node harness/site/build-fixture-company.ts',
  'node scripts/bytes.ts',
  'node scripts/e2e.ts --reporter=dot',
];
const VITEST = ['vitest run --project unit', 'vitest run --project builds'];

const env = { ...process.env, NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/node') };

/** Runs a command and prints its output when it has ended. */
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

/**
 * Runs steps sequentially, and the commands of a step in parallel.
 * @param stopsAtFailure whether to skip the steps after a failed one
 */
async function runLane(
  steps: readonly (string | readonly string[])[],
  stopsAtFailure = false,
): Promise<boolean> {
  let isPassed = true;
  for (const step of steps) {
    const results = await Promise.all([step].flat().map(passes));
    if (results.includes(false)) isPassed = false;
    if (!isPassed && stopsAtFailure) break;
  }
  return isPassed;
}

const lanes = process.argv.includes('static') ? [STATIC] : [BROWSER, [...STATIC, ...VITEST]];
for (const lane of lanes) {
  if (!(await runLane(lane, lane === BROWSER))) process.exitCode = 1;
}
