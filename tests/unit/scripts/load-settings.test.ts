import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from './checked-folder.ts';

/** What a command prints in a folder with these files. */
async function run(script: string, args: string[], files: Record<string, string>) {
  const env = { ...process.env, SITE_URL: undefined };
  const options = { cwd: await writeFiles(files), env, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync('node', [resolve(script), ...args], options);
  return stdout + stderr;
}

test.each(['scripts/deploy.ts', 'scripts/serve.ts', 'scripts/enquiries.ts', 'scripts/go-live.ts'])(
  '%s stops if .env contains a secret',
  async (script) => {
    expect(
      await run(script, [], { '.env': 'SITE_URL=http://a.example\nCONTENT_TOKEN=hidden' }),
    ).toBe(
      '.env contains CONTENT_TOKEN, but you commit that file. Remove the line. Most secrets belong in .env.local, which Git ignores; the Cloudflare token belongs in neither file.\n',
    );
  },
);

test('settings of one computer override the committed ones', async () => {
  const files = {
    '.env': 'SITE_URL=https://a.example',
    '.env.local': 'SITE_URL=https://b.example',
  };
  const output = await run('scripts/go-live.ts', ['--dry-run'], files);
  expect(output).toContain('https://b.example/api/health');
  expect(output).not.toContain('a.example');
});

test('Git ignores the file for secrets, but not the settings', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n');
  expect(ignored).toContain('.env.local');
  expect(ignored).not.toContain('.env');
});
