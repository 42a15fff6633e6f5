// Checks changes since the last commit: types in the whole project; formatting, lint rules and unit tests for
// the changed files.
// Usage: npm run test:changed
import { execFile, execFileSync } from 'node:child_process';
import { chooseChecks } from './test-changed/choose-checks.ts';

const git = (...args: string[]) =>
  execFileSync('git', [...args, '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

function passes([command = '', ...args]: string[]): Promise<boolean> {
  const start = performance.now();
  return new Promise((done) => {
    execFile(command, args, { maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${error ? 'failed' : 'passed'} after ${seconds} s: ${command}`);
      if (error) console.log(stdout + stderr);
      done(error === null);
    });
  });
}

const changed = [
  ...git('diff', '--name-only', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const results = await Promise.all(chooseChecks(changed).map(passes));
if (results.includes(false)) process.exitCode = 1;
