import * as z from 'zod/mini';
import { printable } from '../../src/content/checks/problem.ts';

const GRAVE = ['high', 'critical'];

const auditSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), range: z.string(), via: z.array(z.unknown()) }),
  ),
});

const sourceSchema = z.object({ title: z.string(), url: z.string() });

/**
 * What `npm audit --json` says, in lines, and how many packages have a grave weakness.
 * An answer of another shape is no audit: no connection, or a registry that knows no weaknesses.
 */
export function judgeAudit(json: string): { lines: string[]; grave: number } {
  const audit = z.safeParse(auditSchema, parse(json));
  if (!audit.success) return { lines: ['The registry could not be asked.'], grave: 0 };
  const found = Object.entries(audit.data.vulnerabilities);
  if (found.length === 0) return { lines: ['No known weaknesses.'], grave: 0 };
  const lines = found.map(([name, { severity, range, via }]) => {
    const reasons = via.flatMap((each) => {
      const source = z.safeParse(sourceSchema, each);
      return source.success ? [`${source.data.title} (${source.data.url})`] : [];
    });
    return printable([`${severity}: ${name} ${range}`, ...reasons].join('; '));
  });
  return { lines, grave: found.filter(([, { severity }]) => GRAVE.includes(severity)).length };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
