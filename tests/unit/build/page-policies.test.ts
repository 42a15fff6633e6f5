import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { trimPolicy } from '../../../src/build/page-policies.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const STYLE = 'body{color:red}';
const SCRIPT = 'console.log("<style>")';

function page(policy: string) {
  return `<html><head><meta http-equiv="content-security-policy" content="${policy}"><style>${STYLE}</style></head><body><script type="module">${SCRIPT}</script></body></html>`;
}

describe('a page’s policy', () => {
  it('keeps the hashes of its own styles and scripts, and everything that is no hash', () => {
    const own = `default-src 'none';style-src 'self' ${hash(STYLE)};script-src 'self' ${hash(SCRIPT)};`;
    expect(trimPolicy(page(own))).toBe(page(own));
  });

  it('loses those of other pages', () => {
    const full = `style-src 'self' ${hash('a')} ${hash(STYLE)} ${hash('b')};script-src ${hash('c')} ${hash(SCRIPT)};`;
    const own = `style-src 'self' ${hash(STYLE)};script-src ${hash(SCRIPT)};`;
    expect(trimPolicy(page(full))).toBe(page(own));
  });

  it('is left alone where there is none', () => {
    expect(trimPolicy('<p>Hello</p>')).toBe('<p>Hello</p>');
  });
});
