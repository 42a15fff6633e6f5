import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { applyEdits, modify } from 'jsonc-parser';
import { isDatabaseId } from '../deploy/check-deployment.ts';
import { QUIET, readWranglerConfig, WRANGLER_FILE } from '../wrangler.ts';
import { hasReceivedEnquiry, sendTestEnquiry } from './test-enquiry.ts';

/** One step towards a live site. */
export interface GoLiveStep {
  title: string;
  /** The command behind it, for the plan. */
  command: string;
  isDone: () => boolean | Promise<boolean>;
  /** @throws with what to do */
  run: () => void | Promise<void>;
}

const DATABASE = 'enquiries';
/** This command enters the id itself; wrangler would add a second binding. */
const CREATE = ['wrangler', 'd1', 'create', DATABASE, '--update-config', 'false'] as const;
const SECRET = 'SENDER_SECRET';
const HEALTH_INTERVAL_MS = 10_000;
const LIVE_DATABASE = { remote: true, persistTo: '' };
const env = { ...process.env, ...QUIET };

/** @param waitMs for a new domain to start working, which can take several minutes */
export function listSteps(siteUrl: string, waitMs: number): GoLiveStep[] {
  const health = new URL('/api/health', siteUrl).href;
  const buckets = (readWranglerConfig().r2_buckets ?? []).map(({ bucket_name }) => bucket_name);
  return [
    {
      title: 'Sign in to Cloudflare',
      command: 'wrangler login',
      isDone: () => runWrangler('whoami', '--json').status === 0,
      run: () => {
        mustRun('wrangler', 'login');
      },
    },
    {
      title: 'Create the database for enquiries',
      command: CREATE.join(' '),
      isDone: () => isDatabaseId(databaseId()),
      run: () => {
        if (!findDatabase()) mustRun(...CREATE);
        const id = findDatabase();
        if (!id) throw new Error(`Cloudflare lists no database called ${DATABASE}.`);
        writeDatabaseId(id);
      },
    },
    ...buckets.map((bucket) => ({
      title: 'Create the bucket for photographs',
      command: `wrangler r2 bucket create ${bucket}`,
      isDone: () => runWrangler('r2', 'bucket', 'info', bucket, '--json').status === 0,
      run: () => {
        mustRun('wrangler', 'r2', 'bucket', 'create', bucket, '--update-config', 'false');
      },
    })),
    {
      title: 'Build the site and deploy it',
      command: 'npm run deploy',
      // A deployment is safe to repeat, and shows the latest changes.
      isDone: () => false,
      run: () => {
        mustRun('npm', 'run', 'deploy');
      },
    },
    {
      title: 'Add the secret that signs forms',
      command: `wrangler secret put ${SECRET}`,
      isDone: () =>
        listFromWrangler('secret', 'list', '--format', 'json').some(({ name }) => name === SECRET),
      run: () => {
        const input = randomBytes(32).toString('hex');
        mustRunWith(input, 'wrangler', 'secret', 'put', SECRET);
      },
    },
    {
      title: `Check ${health}`,
      command: `GET ${health}`,
      isDone: () => isHealthy(health),
      run: async () => {
        const interval = Math.min(HEALTH_INTERVAL_MS, waitMs);
        for (let waited = 0; waited < waitMs; waited += interval) {
          await wait(interval);
          if (await isHealthy(health)) return;
        }
        throw new Error(
          `${health} is not healthy yet. A new domain can take several minutes to start working. Open the URL in a browser to see which problems it reports.`,
        );
      },
    },
    {
      title: 'Send a test enquiry',
      command: `POST ${new URL('/api/enquiries', siteUrl).href}`,
      // With an outside form service, the Worker receives no enquiries.
      isDone: () =>
        URL.canParse(process.env['PUBLIC_ENQUIRY_URL'] ?? '') || hasReceivedEnquiry(LIVE_DATABASE),
      run: async () => {
        console.log(await sendTestEnquiry(siteUrl, LIVE_DATABASE, process.env));
      },
    },
  ];
}

const runWrangler = (...args: string[]) => spawnSync('wrangler', args, { env, encoding: 'utf8' });

/**
 * A list in the account.
 * @throws if it cannot be read: taking it as empty would replace a secret that is in use
 */
function listFromWrangler(...args: string[]): { name?: string; uuid?: string }[] {
  const { status, stdout, stderr } = runWrangler(...args);
  if (status !== 0) throw new Error(`wrangler ${args.join(' ')} failed:\n${stderr}`);
  return JSON.parse(stdout) as { name?: string; uuid?: string }[];
}

const mustRun = (command: string, ...args: string[]) => {
  mustRunWith(undefined, command, ...args);
};

/** @param input for the command; if undefined, the terminal's */
function mustRunWith(input: string | undefined, command: string, ...args: string[]): void {
  const { status, error } = spawnSync(command, args, {
    env,
    input,
    stdio: [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  const name = [command, ...args].join(' ');
  throw new Error(`${name} failed${error ? `: ${error.message}` : ''}. Its output is above.`);
}

const databaseIndex = () =>
  readWranglerConfig().d1_databases.findIndex(({ binding }) => binding === 'DB');
const databaseId = () => readWranglerConfig().d1_databases[databaseIndex()]?.database_id ?? '';

function findDatabase(): string | undefined {
  return listFromWrangler('d1', 'list', '--json').find(({ name }) => name === DATABASE)?.uuid;
}

function writeDatabaseId(id: string): void {
  const text = readFileSync(WRANGLER_FILE, 'utf8');
  const path = ['d1_databases', databaseIndex(), 'database_id'];
  writeFileSync(WRANGLER_FILE, applyEdits(text, modify(text, path, id, {})));
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
