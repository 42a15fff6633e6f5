// Asks the registry for known weaknesses of what the site is built, tested and deployed with, and fails on grave ones.
// Usage: node scripts/audit.ts; without a connection it says so and fails nothing, since nothing was learnt.
import { spawnSync } from 'node:child_process';
import { judgeAudit } from './audit/judge-audit.ts';

// Nothing is left out: what deploys and what editors sign in with holds tokens, and is needed in development only.
const { stdout } = spawnSync('npm', ['audit', '--include=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
});
const { lines, grave } = judgeAudit(stdout);
console.log(lines.join('\n'));
if (grave > 0) process.exitCode = 1;
