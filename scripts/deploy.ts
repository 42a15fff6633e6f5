// Builds the site and deploys it to Cloudflare with the settings of the environment or .env.
// Usage: npm run deploy [-- --dry-run] [-- --build-only | --built FOLDER]; --build-only stops after the build, which needs
// no account and refuses its token; --built deploys a site that is already built, without access to the content.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkDeployment } from './deploy/check-deployment.ts';
import { checkBuilt, describeBundle } from './deploy/built-site.ts';
import { planDeployment } from './deploy/plan-deployment.ts';
import { runStep } from './deploy/run-step.ts';
import { readWranglerConfig } from './wrangler.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      'build-only': { type: 'boolean', default: false },
      built: { type: 'string' },
    },
  });
  const { 'dry-run': dryRun, 'build-only': buildOnly, built } = values;
  if (buildOnly && built !== undefined)
    throw new Error('Use either --build-only or --built, not both.');
  // An empty setting counts as unset: a workflow passes all possible settings.
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const steps = planDeployment({ dryRun, buildOnly, built }, env);
  const database = readWranglerConfig().d1_databases.find(({ binding }) => binding === 'DB');
  const notes = checkDeployment(env, database?.database_id);
  if (notes.length > 0 && !dryRun) throw new Error(notes.join('\n'));
  for (const step of steps) {
    if (step.needs) checkBuilt(step.needs);
    runStep(step, env);
  }
  if (dryRun) {
    if (!buildOnly) console.log(describeBundle(built ?? 'dist'));
    for (const note of notes) console.log(`A real deployment would stop here: ${note}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
