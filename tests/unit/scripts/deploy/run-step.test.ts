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
  test('gets only the settings', () => {
    expect(() => {
      runStep(node('process.exit(process.env.A === "1" && !process.env.HOME ? 0 : 1)'), { A: '1' });
    }).not.toThrow();
  });

  test('does not get withheld settings', () => {
    const code = 'process.exit(process.env.A === "1" && !process.env.SECRET_TOKEN ? 0 : 1)';
    expect(() => {
      runStep(node(code), { A: '1', SECRET_TOKEN: 'hidden' });
    }).not.toThrow();
  });

  test('that fails stops the others, with a message without settings', () => {
    expect(() => {
      runStep(node('process.exit(3)', 'SITE_URL:https://machair.example'), {});
    }).toThrow(
      `${process.execPath} --eval process.exit(3) failed. Its output is above. The live site is unchanged.`,
    );
  });

  test('that does not exist is reported', () => {
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
    'data/firm.json': '',
  };

  test('fails if it succeeds without producing a site, even if an earlier one exists', async () => {
    const makes = await writeFiles(WHOLE);
    expect(() => {
      runStep({ ...node(''), makes }, {});
    }).toThrow(`${makes} is not a complete site`);
    expect(existsSync(makes)).toBe(false);
  });

  test('succeeds with a complete site', async () => {
    const makes = await writeFiles({});
    const code = `fs.mkdirSync(process.argv[1] + "/data", { recursive: true }); for (const name of process.argv.slice(2)) fs.writeFileSync(process.argv[1] + "/" + name, "")`;
    expect(() => {
      runStep({ ...node(code, makes, ...Object.keys(WHOLE)), makes }, {});
    }).not.toThrow();
  });
});
