// The sample configuration of nginx, tried with nginx itself.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '../../../harness/site/free-port.ts';
import { waitFor } from '../../../harness/site/wait-for.ts';

const NGINX = ['nginx', '/usr/sbin/nginx'].find((path) => !spawnSync(path, ['-v']).error);
const KEPT = 'public, max-age=31536000, immutable';

let folder = '';
let origin = '';
let nginx: ChildProcess | undefined;

const SITE = {
  'index.html': 'Home',
  '404.html': 'Page not found',
  'not-found.html': 'Not here',
  'services.html': 'Services',
  'services/404.html': 'Service not found',
  'services/solar.html': 'Solar',
  'case-studies/farm.html': 'Farm',
  'editor.html': 'Editor',
  'manifest.webmanifest': '{}',
  '_astro/a.svg': '<svg/>',
  '_astro/a.js': '1',
  _headers: '/*',
};

/** What a whole nginx has around the sample, in a folder of its own. */
const wrap = (server: string) => `pid ${folder}/pid;
events {}
http {
  access_log off;
  types { text/html html; image/svg+xml svg; application/javascript js; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${server}
}`;

async function start(program: string): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  for (const [name, text] of Object.entries(SITE)) {
    const file = join(folder, 'site', name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const sample = (await readFile('docs/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${folder}/site;`);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, wrap(sample));
  const args = [
    '-p',
    folder,
    '-e',
    'stderr',
    '-c',
    config,
    '-g',
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`,
  ];
  nginx = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await waitFor(origin);
}

const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });

describe.skipIf(!NGINX)(
  `docs/nginx.conf${NGINX ? '' : ' (skipped: nginx is not installed)'}`,
  () => {
    beforeAll(() => start(NGINX ?? ''));
    afterAll(async () => {
      const ended = nginx && once(nginx, 'exit');
      nginx?.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    });

    test.each([
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/services/solar', 'Solar'],
      ['/case-studies/farm', 'Farm'],
    ])('answers %s with its page and the headers of the site', async (path, words) => {
      const response = await ask(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(words);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBeNull();
      const rules = (await readFile('public/_headers', 'utf8')).split('\n\n')[0] ?? '';
      const headers = [...rules.matchAll(/^ {2}([\w-]+): (.+)$/gm)];
      expect(headers.length).toBeGreaterThan(5);
      for (const [, name = '', value] of headers) {
        expect([name, response.headers.get(name)]).toEqual([name, value]);
      }
    });

    test.each([
      ['/no-such-page', 'Page not found'],
      ['/_astro/of-another-release.js', 'Page not found'],
      ['/sharing/none.png', 'Page not found'],
      ['/_headers', 'Page not found'],
      ['/services/none', 'Service not found'],
      ['/not-found', 'Not here'],
    ])('answers %s with status 404, which nobody keeps', async (path, words) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(words);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    });

    test.each([
      ['/services/', 301, '/services'],
      ['//other.example/', 301, '/other.example'],
      ['/case-studies/none', 302, '/not-found'],
    ])('leads from %s on', async (path, status, target) => {
      const response = await ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('location')).toBe(target);
    });

    test('has hashed files kept for a year, and drawings harmless', async () => {
      const { headers } = await ask('/_astro/a.svg');
      expect(headers.get('cache-control')).toBe(KEPT);
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect((await ask('/_astro/a.js')).headers.get('cache-control')).toBe(KEPT);
    });

    test('lets the form for editors open a window to sign in', async () => {
      const { headers } = await ask('/editor');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    });

    test('knows the manifest’s type', async () => {
      const { headers } = await ask('/manifest.webmanifest');
      expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
      expect(headers.get('x-frame-options')).toBe('DENY');
    });
  },
);
