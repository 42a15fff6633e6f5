// Serves the built site in the Worker runtime, offline, on http://localhost:4321 (set PORT to change it). The database is
// in .wrangler/state (set PERSIST_TO to change it); its tables are created first. Serves a copy of dist, so that the next
// build does not interrupt it.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readWorkerSettings } from '../src/worker/settings.ts';
import { loadSettings } from './load-settings.ts';
import { writeLocalSecrets } from './local-secrets.ts';
import { QUIET, readWranglerConfig, WRANGLER_FILE, workerVars } from './wrangler.ts';

/** The schedules in wrangler.jsonc. */
const SCHEDULES = { '*/10 * * * *': 600_000, '* * * * *': 60_000 };

try {
  loadSettings();
} catch (error) {
  exit(error);
}
const { PORT = '4321', PERSIST_TO = '.wrangler/state', ...environment } = process.env;
const env: Record<string, string | undefined> = {
  ...environment,
  CI: 'true',
  ...QUIET,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

const secrets = prepare();
process.on('exit', secrets.forget);

/** Checks the settings and secrets; exits with a message if one is invalid. */
function prepare() {
  try {
    readWorkerSettings(env);
    return writeLocalSecrets(PERSIST_TO, env);
  } catch (error) {
    exit(error);
  }
}

function exit(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (!existsSync('dist/data/company.json')) {
  console.error('dist does not contain a built site. Run npm run build first.');
  process.exit(1);
}
const served = resolve(PERSIST_TO, `served-${PORT}`);
const site = join(served, 'site');
const config = join(served, 'wrangler.json');
rmSync(served, { recursive: true, force: true });
cpSync('dist', site, { recursive: true });
writeFileSync(config, JSON.stringify(configFor(site)));

const migrations = spawnSync(
  'wrangler',
  ['d1', 'migrations', 'apply', 'DB', '--config', config, '--local', '--persist-to', PERSIST_TO],
  { env, encoding: 'utf8' },
);
if (migrations.status !== 0) {
  console.error(`The database in ${PERSIST_TO} could not be prepared:`);
  console.error(migrations.error?.message ?? migrations.stdout + migrations.stderr);
  process.exit(1);
}

const server = spawn(
  'wrangler',
  [
    'dev',
    ...['--config', config],
    ...['--port', PORT, '--ip', '127.0.0.1', '--inspector-port', '0'],
    ...['--persist-to', PERSIST_TO, '--show-interactive-dev-session=false'],
    // Silences a warning about schedules, which this script triggers below.
    '--test-scheduled',
    ...workerVars(env),
    // Serves the inbox without sign-in, to this computer only.
    ...['--var', 'INBOX_LOCAL:on'],
    ...secrets.files.flatMap((file) => ['--env-file', resolve(file)]),
  ],
  { stdio: 'inherit', env },
);
if (!env['ACCESS_TEAM']) {
  console.log(`The inbox is open to this computer only: http://localhost:${PORT}/inbox`);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
// The local runtime does not trigger schedules.
for (const [cron, everyMs] of Object.entries(SCHEDULES)) {
  const url = `http://127.0.0.1:${PORT}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron }).toString()}`;
  setInterval(() => {
    void fetch(url).catch(() => undefined);
  }, everyMs).unref();
}
server.on('exit', (code) => process.exit(code ?? 0));

/** wrangler's configuration for a site, with absolute paths, so that it can be anywhere. */
function configFor(site: string) {
  const config = readWranglerConfig();
  const from = (path: string) => resolve(dirname(WRANGLER_FILE), path);
  return {
    ...config,
    // With the site's own address, requests would come from there, and the inbox would be off.
    routes: undefined,
    main: from(config.main),
    alias: { '#company.json': join(site, 'data/company.json') },
    assets: { ...config.assets, directory: site },
    // Simulated, so that the form accepts photographs here even if the live site does not.
    r2_buckets: [{ binding: 'PHOTOGRAPHS', bucket_name: 'photographs' }],
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: from(database.migrations_dir),
    })),
  };
}
