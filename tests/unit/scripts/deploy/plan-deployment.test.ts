import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  planDeployment,
  type DeploymentOptions,
} from '../../../../scripts/deploy/plan-deployment.ts';

const EVERYTHING: DeploymentOptions = { dryRun: false, buildOnly: false, built: undefined };
/** The command that bundles the Worker with the site's facts. */
const companyAlias = (site: string) =>
  `--alias #company.json:${resolve(site, 'data/company.json')}`;

const plan = (options: Partial<DeploymentOptions>, env: Record<string, string | undefined> = {}) =>
  planDeployment({ ...EVERYTHING, ...options }, env).map(({ command, args }) =>
    [command, ...args].join(' '),
  );

describe('the commands of a deployment', () => {
  test('builds the site, then migrates the database, then deploys', () => {
    expect(plan({})).toEqual([
      'astro build',
      'wrangler d1 migrations apply DB --remote',
      `wrangler deploy --assets dist ${companyAlias('dist')}`,
    ]);
  });

  test('requires the build to produce a complete site before deploying', () => {
    expect(planDeployment(EVERYTHING, {})).toMatchObject([
      { produces: 'dist' },
      { requires: 'dist' },
      {},
    ]);
    expect(planDeployment({ ...EVERYTHING, buildOnly: true }, {})[0]?.produces).toBe('dist');
  });

  test('accepts a built site', () => {
    expect(plan({ built: 'elsewhere' })).toEqual([
      'wrangler d1 migrations apply DB --remote',
      `wrangler deploy --assets elsewhere ${companyAlias('elsewhere')}`,
    ]);
  });

  test('only builds if requested', () => {
    expect(plan({ buildOnly: true })).toEqual(['astro build']);
    expect(plan({ buildOnly: true, dryRun: true })).toEqual(['astro build']);
  });

  test('gives each command only its own token', () => {
    const [build, migrate, deploy] = planDeployment(EVERYTHING, {});
    const account = [
      'CLOUDFLARE_API_TOKEN',
      'CLOUDFLARE_API_KEY',
      'CLOUDFLARE_EMAIL',
      'CF_API_TOKEN',
    ];
    expect(account.filter((name) => !build?.withholds.test(name))).toEqual([]);
    for (const name of ['CONTENT_TOKEN', 'SITE_URL', 'PATH']) {
      expect(build?.withholds.test(name), name).toBe(false);
    }
    for (const step of [migrate, deploy, planDeployment({ ...EVERYTHING, dryRun: true }, {})[1]]) {
      expect(step?.withholds.test('CONTENT_TOKEN')).toBe(true);
      expect(step?.withholds.test('CLOUDFLARE_API_TOKEN')).toBe(false);
    }
  });

  test.each(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_API_KEY', 'CF_API_TOKEN'])(
    'rejects a build if parent processes have %s',
    (name) => {
      expect(() => plan({}, { [name]: 'hidden' })).toThrow(`${name} is set`);
      expect(plan({}, { [name]: '', CLOUDFLARE_ACCOUNT_ID: 'a', CONTENT_TOKEN: 'b' })).toHaveLength(
        3,
      );
      expect(plan({ built: 'dist' }, { [name]: 'hidden' })).toHaveLength(2);
    },
  );

  test('does not deploy in a dry run', () => {
    expect(plan({ dryRun: true })).toEqual([
      'astro build',
      `wrangler deploy --assets dist ${companyAlias('dist')} --dry-run --outdir .wrangler/dry-run`,
    ]);
  });

  test('passes on only the enquiry settings that are set', () => {
    const env = {
      SITE_URL: 'https://machair.example',
      ENQUIRY_KEEP_DAYS: '30',
      ENQUIRIES_PER_MINUTE: undefined,
      CONTENT_TOKEN: 'hidden',
    };
    expect(plan({}, env).at(-1)).toBe(
      `wrangler deploy --assets dist ${companyAlias('dist')} --var SITE_URL:https://machair.example --var ENQUIRY_KEEP_DAYS:30`,
    );
  });
});
