// Asks the registry for known weaknesses of what the site is built with, and fails on those that are grave.
// Usage: node scripts/audit.ts; without a connection it says so and fails nothing, since nothing was learnt.
import { spawnSync } from 'node:child_process';
import { judgeAudit } from './audit/judge-audit.ts';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
});
const { lines, grave } = judgeAudit(stdout);
console.log(lines.join('\n'));
if (grave > 0) process.exitCode = 1;
