import { resolve } from 'node:path';
import { workerVars } from '../wrangler.ts';

/** Where a dry run puts the Worker as it would be sent. */
export const BUNDLE_FOLDER = '.wrangler/dry-run';

/** Names of the account's secrets. */
const ACCOUNT_SECRET = /^(CLOUDFLARE|CF)_.*(TOKEN|KEY)$/;
/** Names of secrets that are not for the build: all but the token of the content. */
const NOT_FOR_BUILD = /^(CLOUDFLARE|CF)_|^(?!CONTENT_TOKEN$).*_(TOKEN|KEY|SECRET|PASSWORD)$/;
/** Names of secrets that are not for what deploys: all but the account's. */
const NOT_FOR_DEPLOYING = /^(?!(CLOUDFLARE|CF)_).*_(TOKEN|KEY|SECRET|PASSWORD)$/;

/** One command of a deployment. */
export interface Step {
  command: string;
  args: string[];
  /** Names of what the environment holds and the command does not get. */
  withholds: RegExp;
  /** A folder that must hold a whole site before the command may run. */
  needs?: string;
  /** A folder that is gone before the command runs, and must hold a whole site after it. */
  makes?: string;
}

export interface DeploymentOptions {
  dryRun: boolean;
  /** Whether it ends with the build. */
  buildOnly: boolean;
  /** A folder with the built site; none: it is built. */
  built: string | undefined;
}

/**
 * The commands of a deployment, in order. The site changes with the last one only, so what goes wrong before leaves it.
 * @throws when it would build while a secret of the account is set
 */
export function planDeployment(
  { dryRun, buildOnly, built }: DeploymentOptions,
  env: Record<string, string | undefined>,
): Step[] {
  if (built === undefined) refuseSecrets(env);
  const build = { command: 'astro', args: ['build'], withholds: NOT_FOR_BUILD, makes: 'dist' };
  if (buildOnly) return [build];
  const site = built ?? 'dist';
  const wrangler = { command: 'wrangler', withholds: NOT_FOR_DEPLOYING };
  const firm = `#firm.json:${resolve(site, 'data/firm.json')}`;
  const deploy = ['deploy', '--assets', site, '--alias', firm, ...workerVars(env)];
  const dry = ['--dry-run', '--outdir', BUNDLE_FOLDER];
  return [
    ...(built === undefined ? [build] : []),
    ...(dryRun
      ? [{ ...wrangler, args: [...deploy, ...dry], needs: site }]
      : [
          { ...wrangler, args: ['d1', 'migrations', 'apply', 'DB', '--remote'], needs: site },
          { ...wrangler, args: deploy },
        ]),
  ];
}

/** What runs in a build can read the environment of every process that started it, whatever it is given itself. */
function refuseSecrets(env: Record<string, string | undefined>): void {
  const secret = Object.keys(env).find((name) => env[name] && ACCOUNT_SECRET.test(name));
  if (!secret) return;
  throw new Error(
    `${secret} is set, in the environment or in .env, and packages that the site is built with could read it. Build without it, with "npm run deploy -- --build-only"; then set it for one command alone: "npm run deploy -- --built dist"`,
  );
}
