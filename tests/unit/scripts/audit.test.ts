import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the audit with an npm that returns this response; omitted packages have no advisories. */
function audit(response: string) {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  writeFileSync(join(folder, 'answer.json'), response);
  writeFileSync(
    join(folder, 'npm'),
    `#!/bin/sh\ncase "$*" in *omit*|*production*) echo '{"vulnerabilities": {}}';; *) cat '${folder}/answer.json';; esac`,
    { mode: 0o755 },
  );
  const { status, stdout } = spawnSync(process.execPath, ['scripts/audit.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, stdout };
}

const advisory = { title: 'Reads too much', url: 'https://advisories.example/1' };
const found = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { wrangler: { severity, range: '<4.0.0', via: ['a\n::error::b', advisory] } },
  });

test.each([
  ['critical', 1],
  ['high', 1],
  ['moderate', 0],
  ['low', 0],
])('exits after a %s vulnerability with %i', (severity, status) => {
  expect(audit(found(severity))).toEqual({
    status,
    stdout: `${severity}: wrangler <4.0.0; Reads too much (https://advisories.example/1)\n`,
  });
});

test('passes if there are no vulnerabilities', () => {
  expect(audit('{"vulnerabilities": {}}').status).toBe(0);
});

test.each([
  '{"message": "request failed", "error": {"code": "ENOTFOUND"}}',
  '{"statusCode": 405, "error": {"summary": ""}}',
  '',
  'npm error code ENETUNREACH',
])('fails for an unusable response: %s', (response) => {
  expect(audit(response)).toEqual({
    status: 1,
    stdout: 'The registry sent no usable response. Run the audit again later.\n',
  });
});
