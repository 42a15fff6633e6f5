import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/build/page-elements.ts';
import { hash } from '../../../src/build/page-policies.ts';
import { trimPage } from '../../../src/build/trim-pages.ts';

const page = (policy: string, ...sheets: string[]) =>
  `<head><meta http-equiv="content-security-policy" content="${policy}">${sheets
    .map((css) => `<style>${css}</style>`)
    .join('')}</head>`;

describe('a page that was built', () => {
  test('has its shorter sheets, and a policy that names them', () => {
    const [long, short] = ['.a{top:0}.b{top:0}', '.a{top:0}'];
    const before = page(`style-src '${hash(long)}' '${hash('other')}';`, long);
    const after = page(`style-src '${hash(short)}';`, short);
    expect(trimPage(readPage(before), new Map([[long, short]]))).toBe(after);
  });

  test('keeps a sheet that is like a pattern as it is', () => {
    const [long, short] = ['.a{content:"$&"}.b{top:0}', '.a{content:"$&"}'];
    const before = page(`style-src '${hash(long)}';`, long);
    expect(trimPage(readPage(before), new Map([[long, short]]))).toContain(
      `<style>${short}</style>`,
    );
  });
});
