import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

let folder: string;

afterEach(() => rm(folder, { recursive: true }));

/** Runs the audit with a npm that answers so, and says of each package that is left out that it is sound. */
async function audit(answer: object) {
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const npm = join(folder, 'npm');
  await writeFile(
    npm,
    `#!/bin/sh\ncase "$*" in *omit*|*production*) echo '{"vulnerabilities": {}}';; *) echo '${JSON.stringify(answer)}';; esac`,
  );
  await chmod(npm, 0o755);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, stdout };
}

test('the audit fails on a weakness of what only deploys', async () => {
  const weak = { severity: 'high', range: '<4.0.0', via: [] };
  expect(await audit({ vulnerabilities: { wrangler: weak } })).toEqual({
    status: 1,
    stdout: 'high: wrangler <4.0.0\n',
  });
});

test('the audit fails without a usable answer', async () => {
  expect(await audit({ statusCode: 405 })).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('no usable answer') as string,
  });
});

test('the audit passes what is sound', async () => {
  expect(await audit({ vulnerabilities: {} })).toEqual({
    status: 0,
    stdout: 'No known weaknesses.\n',
  });
});
