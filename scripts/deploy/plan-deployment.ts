import { resolve } from 'node:path';
import { workerVars } from '../wrangler.ts';

/** The folder to which a dry run writes the Worker's bundle. */
export const BUNDLE_FOLDER = '.wrangler/dry-run';

/** Names of the Cloudflare account's secrets. */
const ACCOUNT_SECRET = /^(CLOUDFLARE|CF)_.*(TOKEN|KEY)$/;
/** Names of secrets withheld from the build: all except the content token. */
const NOT_FOR_BUILD = /^(CLOUDFLARE|CF)_|^(?!CONTENT_TOKEN$).*_(TOKEN|KEY|SECRET|PASSWORD)$/;
/** Names of secrets withheld from the deployment: all except the account's. */
const NOT_FOR_DEPLOYING = /^(?!(CLOUDFLARE|CF)_).*_(TOKEN|KEY|SECRET|PASSWORD)$/;

/** One command of a deployment. */
export interface DeploymentStep {
  command: string;
  args: string[];
  /** Names of environment variables withheld from the command. */
  withholds: RegExp;
  /** A folder that must contain a complete site before the command runs. */
  requires?: string;
  /** A folder that is deleted before the command runs, and must contain a complete site after it. */
  produces?: string;
}

export interface DeploymentOptions {
  dryRun: boolean;
  /** Whether it stops after the build. */
  buildOnly: boolean;
  /** A folder with a built site; if missing, the site is built. */
  built: string | undefined;
}

/**
 * The commands of a deployment, in order. Only the last one changes the site, so an earlier failure leaves it unchanged.
 * @throws if it would build while a secret of the account is set
 */
export function planDeployment(
  { dryRun, buildOnly, built }: DeploymentOptions,
  env: Record<string, string | undefined>,
): DeploymentStep[] {
  if (built === undefined) rejectAccountSecrets(env);
  const build = { command: 'astro', args: ['build'], withholds: NOT_FOR_BUILD, produces: 'dist' };
  if (buildOnly) return [build];
  const site = built ?? 'dist';
  const wrangler = { command: 'wrangler', withholds: NOT_FOR_DEPLOYING };
  const company = `#company.json:${resolve(site, 'data/company.json')}`;
  const deploy = ['deploy', '--assets', site, '--alias', company, ...workerVars(env)];
  const dry = ['--dry-run', '--outdir', BUNDLE_FOLDER];
  return [
    ...(built === undefined ? [build] : []),
    ...(dryRun
      ? [{ ...wrangler, args: [...deploy, ...dry], requires: site }]
      : [
          { ...wrangler, args: ['d1', 'migrations', 'apply', 'DB', '--remote'], requires: site },
          { ...wrangler, args: deploy },
        ]),
  ];
}

/** Code in a build can read the environment of all its parent processes, regardless of its own. */
function rejectAccountSecrets(env: Record<string, string | undefined>): void {
  const secret = Object.keys(env).find((name) => env[name] && ACCOUNT_SECRET.test(name));
  if (!secret) return;
  throw new Error(
    `${secret} is set in the environment or in .env.local, where packages used by the build could read it. Unset it and run "npm run deploy -- --build-only". Then set it only for "npm run deploy -- --built dist".`,
  );
}
