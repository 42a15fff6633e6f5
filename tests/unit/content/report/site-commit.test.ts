import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findCommit } from '../../../../src/content/report/site-commit.ts';
import { temporaryFolder } from '../../../support/fake-loader-context.ts';

describe('the commit of the site', () => {
  test('is the one that a setting gives', async () => {
    expect(findCommit('c0ffee', await temporaryFolder())).toBe('c0ffee');
  });

  test('is otherwise what git says of the folder', async () => {
    const folder = await temporaryFolder();
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
    git('init', '--quiet');
    git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--allow-empty', '-qm', 'x');
    expect(findCommit(undefined, folder)).toMatch(/^[0-9a-f]{40}$/);
  });

  test('is not known where there is no history', async () => {
    expect(findCommit(undefined, await temporaryFolder())).toBeUndefined();
  });
});
