import * as z from 'zod/mini';
import { printable } from '../../src/content/model/problem.ts';

const GRAVE = ['high', 'critical'];

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
});

const sourceSchema = z.object({ title: z.string(), url: z.string() });

/**
 * What `npm audit --json` says, in lines, and whether the audit fails: for a grave weakness, and for an answer of another
 * shape, such as that of a registry without advisories, since nothing was learnt.
 */
export function judgeAudit(json: string): { lines: string[]; isFailed: boolean } {
  const audit = z.safeParse(auditSchema, parse(json));
  if (!audit.success) {
    const line = 'The registry gave no usable answer. Run the audit again later.';
    return { lines: [line], isFailed: true };
  }
  const found = Object.entries(audit.data.vulnerabilities);
  if (found.length === 0) return { lines: ['No known weaknesses.'], isFailed: false };
  const lines = found.map(([name, { severity, range, via }]) => {
    const reasons = via.flatMap((each) => {
      const source = z.safeParse(sourceSchema, each);
      return source.success ? [`${source.data.title} (${source.data.url})`] : [];
    });
    return printable([`${severity}: ${name} ${range}`, ...reasons].join('; '));
  });
  return { lines, isFailed: found.some(([, { severity }]) => GRAVE.includes(severity)) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
