import { describe, expect, test } from 'vitest';
import { runStep } from '../../../../scripts/deploy/run-step.ts';

const node = (code: string, ...args: string[]) => ({
  command: process.execPath,
  args: ['--eval', code, ...args],
});

describe('a command of a deployment', () => {
  test('has the settings and nothing else', () => {
    expect(() => {
      runStep(node('process.exit(process.env.A === "1" && !process.env.HOME ? 0 : 1)'), { A: '1' });
    }).not.toThrow();
  });

  test('that fails stops the rest, and its message holds no setting', () => {
    expect(() => {
      runStep(node('process.exit(3)', 'SITE_URL:https://machair.example'), {});
    }).toThrow(`${process.execPath} --eval process.exit(3) failed; the site stays as it was`);
  });

  test('that is not there is named', () => {
    expect(() => {
      runStep({ command: 'no-such-command', args: ['deploy', '--assets', 'dist'] }, process.env);
    }).toThrow('no-such-command deploy --assets failed: spawnSync no-such-command ENOENT');
  });
});
