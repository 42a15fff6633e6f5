import { describe, expect, test } from 'vitest';
import { editorPolicy, withPolicy } from '../../../src/build/editor-policy.ts';

describe('the policy of the form', () => {
  test('lets it ask the content API, and no other host', () => {
    const policy = editorPolicy('https://git.example/api/v3');
    expect(policy).toContain("connect-src 'self' blob: data: https://git.example;");
    expect(policy.match(/https:\S+/g)).toEqual(['https://git.example;']);
  });

  test('names no host where there is no repository', () => {
    expect(editorPolicy(undefined)).not.toContain('http');
  });

  test('allows no script but the site’s own', () => {
    expect(editorPolicy(undefined)).toContain("default-src 'none'; script-src 'self'; ");
    expect(editorPolicy(undefined)).not.toContain('unsafe-eval');
  });
});

describe('a page', () => {
  const page = '<head><meta http-equiv="content-security-policy" content="default-src x"></head>';

  test('gets another policy in the place of its own', () => {
    expect(withPolicy(page, "default-src 'none'")).toBe(
      page.replace('default-src x', "default-src 'none'"),
    );
  });

  test('without a policy is an error', () => {
    expect(() => withPolicy('<head></head>', 'x')).toThrow('no policy to replace');
  });
});
