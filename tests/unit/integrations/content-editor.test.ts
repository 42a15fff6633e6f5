import { describe, expect, test } from 'vitest';
import { editorPolicy, withPolicy } from '../../../src/integrations/content-editor.ts';

describe('the editor’s content security policy', () => {
  const policy = editorPolicy('https://git.example/api/v3');

  test('allows requests only to the content API and GitHub’s status page', () => {
    expect(policy).toContain(
      "connect-src 'self' blob: data: https://git.example https://www.githubstatus.com;",
    );
    expect(editorPolicy(undefined)).toContain("connect-src 'self' blob: data:;");
  });

  test('allows only the site’s own scripts', () => {
    expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ");
    expect(policy).not.toContain("'unsafe-eval'");
  });

  test('replaces the page’s existing policy', () => {
    const page = '<head><meta http-equiv="content-security-policy" content="default-src x"></head>';
    expect(withPolicy(page, "default-src 'none'")).toBe(
      page.replace('default-src x', "default-src 'none'"),
    );
    expect(() => withPolicy('<head></head>', 'x')).toThrow('no policy to replace');
  });
});
