import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runStep } from '../../../../scripts/deploy/run-step.ts';
import { writeFiles } from '../checked-folder.ts';

const node = (code: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--eval', code, ...args],
  withholds: /^SECRET/,
});

describe('a command of a deployment', () => {
  test('passes only the settings to a command, without those withheld', () => {
    const code = `const { A, HOME, SECRET_TOKEN } = process.env;
      process.exit(A === '1' && !HOME && !SECRET_TOKEN ? 0 : 1)`;
    expect(() => {
      runStep(node(code), { A: '1', SECRET_TOKEN: 'hidden' });
    }).not.toThrow();
  });

  test('stops if a command fails', () => {
    expect(() => {
      runStep(node('process.exit(3)', 'SITE_URL:https://machair.example'), {});
    }).toThrow(
      `${process.execPath} --eval process.exit(3) failed. Its output is above. The live site is unchanged.`,
    );
  });

  test('reports a command that does not exist', () => {
    expect(() => {
      runStep(
        { ...node(''), command: 'no-such-command', args: ['deploy', '--assets', 'dist'] },
        {},
      );
    }).toThrow(
      /^no-such-command deploy --assets failed: spawnSync no-such-command ENOENT\. .* The live site may have changed: open \/api\/health, then deploy again\.$/,
    );
  });
});

describe('a build command', () => {
  const WHOLE = {
    'index.html': '',
    '404.html': '',
    _headers: '',
    'sitemap-index.xml': '',
    'data/company.json': '',
  };

  test('fails if the command exits 0 but writes no site', async () => {
    const produces = await writeFiles(WHOLE);
    expect(() => {
      runStep({ ...node(''), produces }, {});
    }).toThrow(`${produces} is not a complete site`);
    expect(existsSync(produces)).toBe(false);
  });

  test('succeeds if the build writes a complete site', async () => {
    const produces = await writeFiles({});
    const code = `fs.mkdirSync(process.argv[1] + "/data", { recursive: true }); for (const name of process.argv.slice(2)) fs.writeFileSync(process.argv[1] + "/" + name, "")`;
    expect(() => {
      runStep({ ...node(code, produces, ...Object.keys(WHOLE)), produces }, {});
    }).not.toThrow();
  });
});
