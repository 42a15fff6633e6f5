import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import type { APIContext } from 'astro';
import ts from 'typescript';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readWranglerConfig } from '../../../../scripts/wrangler.ts';
import { GET } from '../../../../src/pages/robots.txt.ts';
import { WORKER_SETTINGS } from '../../../../src/settings.ts';
import { checkSecrets } from '../../../../src/worker/secrets.ts';
import { CONTACT } from '../../../support/company.ts';
import { writeFiles } from '../checked-folder.ts';

const SETTINGS = [
  ...Object.keys(WORKER_SETTINGS),
  'CONTENT_REPO',
  'PUBLIC_PLACE_SEARCH_URL',
  'PUBLIC_ENQUIRY_URL',
  'CLOUDFLARE_API_TOKEN',
];

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Runs the command without an account, and with these settings only. */
function deploy(args: string[], settings: Record<string, string> = {}) {
  const none = Object.fromEntries(SETTINGS.map((name) => [name, '']));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', ...args], {
    env: { ...process.env, NO_COLOR: '1', ...none, ...settings },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

const writeSite = () =>
  writeFiles({
    'index.html': '<p>Hello',
    '404.html': '<p>Lost',
    _headers: '',
    'sitemap-index.xml': '',
    'data/company.json': JSON.stringify({ name: 'Ness Power', contact: CONTACT }),
    'a/b.txt': 'b',
  });

describe('a dry run', () => {
  test('lists missing requirements without an account', async () => {
    const site = await writeSite();
    const { status, text } = deploy(['--dry-run', '--built', site], { ENQUIRY_KEEP_DAYS: '30' });
    expect(text).toContain('env.DB (enquiries)');
    expect(text).toContain('env.ASSETS');
    expect(text).toContain('env.ENQUIRY_KEEP_DAYS');
    expect(text).toContain(`files from the assets directory ${site}`);
    expect(text).toMatch(
      /Dry run: nothing was deployed\. The Worker is \d+ kB \(\.wrangler\/dry-run\/worker\.js\), the site 6 files \(/,
    );
    expect(text).toContain('A real deployment would stop here: SITE_URL is not set.');
    expect(status).toBe(0);
    expect(await readFile('.wrangler/dry-run/worker.js', 'utf8')).toMatch(
      /\/api\/enquiries[^]*Ness Power|Ness Power[^]*\/api\/enquiries/,
    );
  });

  test('fails if the folder is not a site', async () => {
    const empty = await writeFiles({ 'index.html': '' });
    const { status, text } = deploy(['--dry-run', '--built', empty]);
    expect(text).toBe(
      `${empty} is not a complete site: it lacks 404.html, _headers, sitemap-index.xml, data/company.json. Build it again.\n`,
    );
    expect(status).toBe(1);
  });
});

describe('a deployment', () => {
  test('stops before anything runs if a setting is invalid', () => {
    expect(deploy([], { ENQUIRIES_PER_MINUTE: 'many' })).toEqual({
      status: 1,
      text: 'ENQUIRIES_PER_MINUTE is "many"; it must be a whole number from 1 to 100000, such as 5\n',
    });
  });

  test.each([[], ['--build-only']])('stops before the build if there is no URL: %j', (...args) => {
    const { status, text } = deploy(args);
    expect(text).toMatch(/^SITE_URL is not set\./);
    expect(status).toBe(1);
  });

  test.each(['', '--build-only', '--dry-run'])(
    'does not build while the account’s token is set: deploy %s',
    (option) => {
      const site = { SITE_URL: 'https://machair.example', CLOUDFLARE_API_TOKEN: 'hidden' };
      const { status, text } = deploy(option ? [option] : [], site);
      expect(text).toBe(
        'CLOUDFLARE_API_TOKEN is set in the environment or in .env.local, where packages used by the build could read it. Unset it and run "npm run deploy -- --build-only". Then set it only for "npm run deploy -- --built dist".\n',
      );
      expect(status).toBe(1);
    },
  );

  test('accepts the account’s token with a built site', async () => {
    const token = { CLOUDFLARE_API_TOKEN: 'hidden' };
    const { status, text } = deploy(['--dry-run', '--built', await writeSite()], token);
    expect(text).toContain('Dry run: nothing was deployed.');
    expect(status).toBe(0);
  });

  test('rejects --build-only together with --built', () => {
    const site = { SITE_URL: 'https://machair.example' };
    const { status, text } = deploy(['--build-only', '--built', 'dist'], site);
    expect(text).toBe('Use either --build-only or --built, not both.\n');
    expect(status).toBe(1);
  });

  test('lists its options after an unknown one', () => {
    const { status, text } = deploy(['--force']);
    expect(text).toMatch(/^Unknown option '--force'\n\nBuilds the site [^]* --dry-run /);
    expect(status).toBe(1);
    const help = deploy(['--help']);
    expect(help.status).toBe(0);
    expect(text).toBe(`Unknown option '--force'\n\n${help.text}`);
  });
});

describe("a build on Cloudflare's machines, such as of a copy made with its button", () => {
  test('deploys what npm run build has built, even before there is an address', () => {
    const { text } = deploy(['--dry-run'], { WORKERS_CI: '1', CLOUDFLARE_API_TOKEN: 'hidden' });
    expect(text).toMatch(
      /^SITE_URL is not set, so search engines are told .*\n[^]*(dist is not a complete site: |Dry run: nothing was deployed)/,
    );
  });

  test('is not indexed by search engines before it has an address', async () => {
    vi.stubEnv('WORKERS_CI', '1');
    const robots = async (address: string) => {
      const context = { site: new URL(address) } as APIContext;
      return (await GET(context)).text();
    };
    expect(await robots('http://localhost:4321')).toContain('Disallow: /\n');
    expect(await robots('https://machair.example')).toContain('Allow: /\n');
  });

  test('the button asks for each secret that the site needs, with a description', () => {
    const { cloudflare } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      cloudflare: { bindings: Record<string, { description: string }> };
    };
    const asked = Object.keys(parseEnv(readFileSync('.dev.vars.example', 'utf8')));
    expect(checkSecrets(Object.fromEntries(asked.map((name) => [name, 'x'.repeat(32)])))).toEqual(
      [],
    );
    for (const name of [...asked, readWranglerConfig().d1_databases[0]?.binding ?? '']) {
      expect(cloudflare.bindings[name]?.description, name).toMatch(/^\S.*\.$/);
    }
  });
});

test('a preview of a pull request has a database of its own, and no email', () => {
  const { config } = ts.readConfigFile('wrangler.jsonc', (file) => readFileSync(file, 'utf8')) as {
    config: { d1_databases: Record<string, string>[]; previews: unknown };
  };
  const [{ binding, database_name } = {}] = config.d1_databases;
  expect(config.previews).toEqual({
    d1_databases: [
      {
        binding,
        database_name: `${database_name}-preview`,
        database_id: expect.any(String) as string,
      },
    ],
  });
});
