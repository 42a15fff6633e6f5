// Asks the registry for known weaknesses of what the site is built, tested and deployed with, and fails on grave ones,
// or without a usable answer. Usage: node scripts/audit.ts
import { spawnSync } from 'node:child_process';
import { judgeAudit } from './audit/judge-audit.ts';

// Nothing is left out: what deploys and what editors sign in with holds tokens, and is needed in development only.
const { stdout } = spawnSync('npm', ['audit', '--include=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
});
const { lines, isFailed } = judgeAudit(stdout);
console.log(lines.join('\n'));
if (isFailed) process.exitCode = 1;
