// Serves the built site in the Worker runtime, offline, on http://localhost:4321 (PORT changes it).
import { spawn } from 'node:child_process';

const port = process.env['PORT'] ?? '4321';
const server = spawn(
  'wrangler',
  [
    'dev',
    '--port',
    port,
    '--ip',
    '127.0.0.1',
    '--inspector-port',
    '0',
    '--show-interactive-dev-session=false',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      WRANGLER_HIDE_BANNER: 'true',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code) => process.exit(code ?? 0));
