// Queries the registry for known vulnerabilities in all dependencies. Fails on severe ones, or without a usable
// response.
// Usage: node scripts/audit.ts
import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { printable } from '../src/content/model/problem.ts';

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
});
const advisorySchema = z.object({ title: z.string(), url: z.string() });

// Includes development packages: deployment and the editors' login handle tokens.
const { stdout } = spawnSync('npm', ['audit', '--include=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
});
const audit = readAudit(stdout);
if (!audit) console.log('The registry sent no usable response. Run the audit again later.');
const found = Object.entries(audit?.vulnerabilities ?? {});
for (const [name, { severity, range, via }] of found) {
  const reasons = via.flatMap((each) => {
    const advisory = z.safeParse(advisorySchema, each);
    return advisory.success ? [`${advisory.data.title} (${advisory.data.url})`] : [];
  });
  console.log(printable([`${severity}: ${name} ${range}`, ...reasons].join('; ')));
}
if (audit && found.length === 0) console.log('No known vulnerabilities.');
const isSevere = found.some(([, { severity }]) => ['high', 'critical'].includes(severity));
if (!audit || isSevere) process.exitCode = 1;

function readAudit(json: string): z.infer<typeof auditSchema> | undefined {
  try {
    return z.safeParse(auditSchema, JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
