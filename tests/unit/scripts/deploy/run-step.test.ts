import { describe, expect, test } from 'vitest';
import { runStep } from '../../../../scripts/deploy/run-step.ts';

const node = (code: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--eval', code, ...args],
  withholds: /^SECRET/,
});

describe('a command of a deployment', () => {
  test('has the settings and nothing else', () => {
    expect(() => {
      runStep(node('process.exit(process.env.A === "1" && !process.env.HOME ? 0 : 1)'), { A: '1' });
    }).not.toThrow();
  });

  test('has none of the settings that are kept from it', () => {
    const code = 'process.exit(process.env.A === "1" && !process.env.SECRET_TOKEN ? 0 : 1)';
    expect(() => {
      runStep(node(code), { A: '1', SECRET_TOKEN: 'hidden' });
    }).not.toThrow();
  });

  test('that fails stops the rest, and its message holds no setting', () => {
    expect(() => {
      runStep(node('process.exit(3)', 'SITE_URL:https://machair.example'), {});
    }).toThrow(`${process.execPath} --eval process.exit(3) failed; the site stays as it was`);
  });

  test('that is not there is named', () => {
    expect(() => {
      runStep(
        { ...node(''), command: 'no-such-command', args: ['deploy', '--assets', 'dist'] },
        {},
      );
    }).toThrow('no-such-command deploy --assets failed: spawnSync no-such-command ENOENT');
  });
});
