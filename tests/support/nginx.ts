import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findProgram, isExecutable } from '../../harness/browser/find-program.ts';
import { findFreePort } from '../../harness/site/free-port.ts';
import { waitFor } from '../../harness/site/wait-for.ts';

/** Where Debian has it, which is on the PATH of root alone. */
const USUAL = '/usr/sbin/nginx';

/** The path of nginx; undefined where it is not installed. */
export const findNginx = (): string | undefined =>
  findProgram(['nginx']) ?? (isExecutable(USUAL) ? USUAL : undefined);

/**
 * Serves a built site with the sample configuration, as any user.
 * @param program the path of nginx
 * @throws when nginx refuses the configuration
 */
export async function serveWithNginx(program: string, site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const sample = readFileSync('docs/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${resolve(site)};`);
  writeFileSync(join(folder, 'site.conf'), sample);
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']);
  const ended = once(nginx, 'close');
  let said = '';
  nginx.stderr.on('data', (data: Buffer) => (said += data.toString()));
  const close = async () => {
    nginx.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const refused = ended.then(() => {
    throw new Error(`nginx ended: ${said}`);
  });
  try {
    await Promise.race([waitFor(origin), refused]);
  } catch (error) {
    await close();
    throw error;
  }
  refused.catch(() => undefined);
  return { origin, close };
}

/** What Debian puts around a site, in one process that writes into one folder. */
const around = (folder: string): string => `
  daemon off;
  master_process off;
  pid ${folder}/pid;
  error_log stderr warn;
  events {}
  http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    scgi_temp_path ${folder}/scgi;
    uwsgi_temp_path ${folder}/uwsgi;
    include site.conf;
  }
`;
