import { describe, expect, test } from 'vitest';
import { judgeAudit } from '../../../../scripts/audit/judge-audit.ts';

const advisory = { title: 'Reads too much', url: 'https://advisories.example/1' };
const weak = (severity: string, via: unknown[] = [advisory]) => ({
  severity,
  range: '<2.0.0',
  via,
});
const judge = (vulnerabilities: object) => judgeAudit(JSON.stringify({ vulnerabilities }));

describe('an audit', () => {
  test('without weaknesses fails nothing', () => {
    expect(judge({})).toEqual({ lines: ['No known weaknesses.'], isFailed: false });
  });

  test.each([
    ['critical', true],
    ['high', true],
    ['moderate', false],
    ['low', false],
  ])('that finds a %s one names it, and fails: %s', (severity, isFailed) => {
    expect(judge({ sharp: weak(severity) })).toEqual({
      lines: [`${severity}: sharp <2.0.0; Reads too much (https://advisories.example/1)`],
      isFailed,
    });
  });

  test('names what is weak by another package', () => {
    expect(judge({ astro: weak('high', ['sharp']), sharp: weak('high') })).toMatchObject({
      lines: ['high: astro <2.0.0', expect.stringContaining('sharp') as string],
      isFailed: true,
    });
  });

  test('passes no workflow command on', () => {
    const { lines } = judge({ 'a\n::error::b': weak('low') });
    expect(lines.join('\n')).not.toContain('\n');
  });

  test.each([
    ['no connection', '{"message": "request failed", "error": {"code": "ENOTFOUND"}}'],
    ['a registry without advisories', '{"statusCode": 405, "error": {"summary": ""}}'],
    ['nothing', ''],
    ['no JSON', 'npm error code ENETUNREACH'],
  ])('that learnt nothing, by %s, says so and fails', (_, json) => {
    expect(judgeAudit(json)).toEqual({
      lines: ['The registry gave no usable answer. Run the audit again later.'],
      isFailed: true,
    });
  });
});
