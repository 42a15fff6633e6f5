import { describe, expect, test } from 'vitest';
import { planDeployment } from '../../../../scripts/deploy/plan-deployment.ts';

const plan = (
  options: { dryRun?: boolean; built?: string },
  env: Record<string, string | undefined> = {},
) =>
  planDeployment({ dryRun: false, built: undefined, ...options }, env).map(({ command, args }) =>
    [command, ...args].join(' '),
  );

describe('the commands of a deployment', () => {
  test('build, then bring the database up to date, then change the site', () => {
    expect(plan({})).toEqual([
      'astro build',
      'wrangler d1 migrations apply DB --remote',
      'wrangler deploy --assets dist',
    ]);
  });

  test('need a whole site before anything is sent', () => {
    const [, migrate] = planDeployment({ dryRun: false, built: undefined }, {});
    expect(migrate?.needs).toBe('dist');
  });

  test('take a site that is built already', () => {
    expect(plan({ built: 'elsewhere' })).toEqual([
      'wrangler d1 migrations apply DB --remote',
      'wrangler deploy --assets elsewhere',
    ]);
  });

  test('send nothing in a dry run', () => {
    expect(plan({ dryRun: true })).toEqual([
      'astro build',
      'wrangler deploy --assets dist --dry-run --outdir .wrangler/dry-run',
    ]);
  });

  test('hand on the settings of the enquiries that are set, and no others', () => {
    const env = {
      SITE_URL: 'https://machair.example',
      ENQUIRY_KEEP_DAYS: '30',
      ENQUIRIES_PER_MINUTE: undefined,
      CONTENT_TOKEN: 'hidden',
    };
    expect(plan({}, env).at(-1)).toBe(
      'wrangler deploy --assets dist --var SITE_URL:https://machair.example --var ENQUIRY_KEEP_DAYS:30',
    );
  });
});
