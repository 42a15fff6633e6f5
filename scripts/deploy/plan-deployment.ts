import { workerVars } from '../wrangler.ts';

/** Where a dry run puts the Worker as it would be sent. */
export const BUNDLE_FOLDER = '.wrangler/dry-run';

/** One command of a deployment. */
export interface Step {
  command: string;
  args: string[];
  /** A folder that must hold a whole site before the command may run. */
  needs?: string;
}

export interface DeploymentOptions {
  dryRun: boolean;
  /** A folder with the built site; none: it is built. */
  built: string | undefined;
}

/** The commands of a deployment, in order. The site changes with the last one only, so a failure before leaves it. */
export function planDeployment(
  { dryRun, built }: DeploymentOptions,
  env: Record<string, string | undefined>,
): Step[] {
  const site = built ?? 'dist';
  const deploy = ['deploy', '--assets', site, ...workerVars(env)];
  const dry = ['--dry-run', '--outdir', BUNDLE_FOLDER];
  return [
    ...(built === undefined ? [{ command: 'astro', args: ['build'] }] : []),
    ...(dryRun
      ? [{ command: 'wrangler', args: [...deploy, ...dry], needs: site }]
      : [
          {
            command: 'wrangler',
            args: ['d1', 'migrations', 'apply', 'DB', '--remote'],
            needs: site,
          },
          { command: 'wrangler', args: deploy },
        ]),
  ];
}
