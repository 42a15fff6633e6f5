// Serves the built site in the Worker runtime, offline, on http://localhost:4321 (PORT changes it). The database of
// enquiries is in .wrangler/state (PERSIST_TO changes it) and gets its tables first. A copy of dist is served, so that
// the next build does not take the site away.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readWorkerSettings } from '../src/worker/settings.ts';
import { writeLocalSecrets } from './local-secrets.ts';
import { QUIET, readWranglerConfig, WRANGLER_FILE, workerVars } from './wrangler.ts';

/** As in wrangler.jsonc. */
const SCHEDULES = { '*/10 * * * *': 600_000, '* * * * *': 60_000 };

if (existsSync('.env')) process.loadEnvFile('.env');
const { PORT = '4321', PERSIST_TO = '.wrangler/state', ...environment } = process.env;
const env: Record<string, string | undefined> = {
  ...environment,
  CI: 'true',
  ...QUIET,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};

const secrets = prepare();
process.on('exit', secrets.forget);

/** Checks the settings and secrets, or ends with what is wrong. */
function prepare() {
  try {
    readWorkerSettings(env);
    return writeLocalSecrets(PERSIST_TO, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (!existsSync('dist/data/firm.json')) {
  console.error('dist holds no built site; run npm run build first');
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
    // Without it, a warning that nothing is started on schedule; below, it is.
    '--test-scheduled',
    ...workerVars(env),
    ...secrets.files.flatMap((file) => ['--env-file', resolve(file)]),
  ],
  { stdio: 'inherit', env },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
// The local runtime starts no scheduled run by itself.
for (const [cron, everyMs] of Object.entries(SCHEDULES)) {
  const address = `http://127.0.0.1:${PORT}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron }).toString()}`;
  setInterval(() => {
    void fetch(address).catch(() => undefined);
  }, everyMs).unref();
}
server.on('exit', (code) => process.exit(code ?? 0));

/** wrangler's configuration for a site, with whole paths, so that it may be anywhere. */
function configFor(site: string) {
  const config = readWranglerConfig();
  const from = (path: string) => resolve(dirname(WRANGLER_FILE), path);
  return {
    ...config,
    main: from(config.main),
    alias: { '#firm.json': join(site, 'data/firm.json') },
    assets: { ...config.assets, directory: site },
    d1_databases: config.d1_databases.map((database) => ({
      ...database,
      migrations_dir: from(database.migrations_dir),
    })),
  };
}
