// Puts the site online for the first time. Skips finished steps, except the deployment, so it is safe to run again.
import { listSteps, type GoLiveStep } from './go-live/steps.ts';
import { loadSettings } from './load-settings.ts';
import { readOptions } from './read-options.ts';

const USAGE = `Puts the site online, step by step. Safe to run again after a failure.

npm run go-live                 runs each step that is not done yet
npm run go-live -- --dry-run    prints the steps, without an account
npm run go-live -- --wait 60    waits 60 seconds instead of 300 for a new site to respond`;

const AFTERWARDS = `Your site is online. What remains:

- Receive enquiries by email, and set up monitoring: docs/operate/enquiries.md, docs/operate/monitoring.md.
- Commit wrangler.jsonc and .env.`;

try {
  loadSettings();
  const { 'dry-run': isDryRun, wait } = readOptions(USAGE, {
    'dry-run': { type: 'boolean', default: false },
    wait: { type: 'string', default: '300' },
  });
  const { SITE_URL } = process.env;
  if (!SITE_URL) {
    throw new Error('SITE_URL is not set. See step 1 of docs/operate/deploy.md.');
  }
  const steps = listSteps(SITE_URL, Number(wait) * 1000);
  if (isDryRun)
    for (const [i, step] of steps.entries())
      console.log(`${i + 1}. ${step.title}: ${step.command}`);
  else await runSteps(steps);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runSteps(steps: readonly GoLiveStep[]): Promise<void> {
  for (const [i, step] of steps.entries()) {
    try {
      if (await step.isDone()) {
        console.log(`${i + 1}. ${step.title}: done`);
        continue;
      }
      console.log(`${i + 1}. ${step.title} …`);
      await step.run();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `Step ${i + 1} of ${steps.length} failed: ${step.title}.\n${reason}\nFix this, then run npm run go-live again. It skips finished steps, but always deploys again.`,
        { cause: error },
      );
    }
  }
  console.log(AFTERWARDS);
}
