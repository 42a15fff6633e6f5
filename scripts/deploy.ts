// Builds the site and deploys it to Cloudflare with the settings of the environment or .env.
import { checkDeployment } from './deploy/check-deployment.ts';
import { checkBuilt, describeBundle } from './deploy/built-site.ts';
import { planDeployment } from './deploy/plan-deployment.ts';
import { runStep } from './deploy/run-step.ts';
import { loadSettings } from './load-settings.ts';
import type { Environment } from '../src/settings.ts';
import { readOptions } from './read-options.ts';
import { readWranglerConfig } from './wrangler.ts';

const USAGE = `Builds the site and deploys it to Cloudflare with the settings of the environment or .env.

npm run deploy                      builds and deploys
npm run deploy -- --dry-run         builds, deploys nothing, and lists what is missing
npm run deploy -- --build-only      builds into dist, without the Cloudflare account
npm run deploy -- --built dist      deploys the site in dist, without building

In Cloudflare's own builds, it deploys dist, which npm run build has written.`;

try {
  loadSettings();
  const {
    'dry-run': dryRun,
    'build-only': buildOnly,
    built: builtOption,
  } = readOptions(USAGE, {
    'dry-run': { type: 'boolean', default: false },
    'build-only': { type: 'boolean', default: false },
    built: { type: 'string' },
  });
  if (buildOnly && builtOption !== undefined)
    throw new Error('Use either --build-only or --built, not both.');
  // An empty setting counts as unset.
  const setEntries = Object.entries(process.env).filter(([, value]) => value !== '');
  // By default, content that cannot be read stops a deployment.
  const env: Environment = { CONTENT_STRICT: 'source', ...Object.fromEntries(setEntries) };
  // Cloudflare's own builds run npm run build first.
  const built = builtOption ?? (env['WORKERS_CI'] && !buildOnly ? 'dist' : undefined);
  const steps = planDeployment({ dryRun, buildOnly, built }, env);
  const database = readWranglerConfig().d1_databases.find(({ binding }) => binding === 'DB');
  const notes = checkDeployment(env, database?.database_id);
  if (env['WORKERS_CI'] && !env['SITE_URL']) {
    console.log(
      'SITE_URL is not set, so search engines are told not to read this site. Set it in .env.',
    );
  }
  if (notes.length > 0 && !dryRun) throw new Error(notes.join('\n'));
  for (const step of steps) {
    if (step.requires) checkBuilt(step.requires);
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
