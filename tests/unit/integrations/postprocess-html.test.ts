import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../src/integrations/page-elements.ts';
import { scriptsOf, replaceStyles } from '../../../src/integrations/postprocess-html.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const trimmed = (html: string) => replaceStyles(readPage(html), new Map());
const STYLE = 'body{color:red}';
const SCRIPT = 'console.log("<style>")';

function page(policy: string) {
  return `<html><head><meta http-equiv="content-security-policy" content="${policy}"><style>${STYLE}</style></head><body><script type="module">${SCRIPT}</script></body></html>`;
}

describe('trimming a page’s policy', () => {
  test('keeps the hashes of the page’s styles and scripts', () => {
    const pagePolicy = `default-src 'none';style-src 'self' ${hash(STYLE)};script-src 'self' ${hash(SCRIPT)};`;
    expect(trimmed(page(pagePolicy))).toBe(page(pagePolicy));
  });

  test('removes the hashes of other pages', () => {
    const full = `style-src 'self' ${hash('a')} ${hash(STYLE)} ${hash('b')};script-src ${hash('c')} ${hash(SCRIPT)};`;
    const pagePolicy = `style-src 'self' ${hash(STYLE)};script-src ${hash(SCRIPT)};`;
    expect(trimmed(page(full))).toBe(page(pagePolicy));
  });

  const pagePolicy = `style-src 'self' ${hash(STYLE)};script-src 'self' ${hash(SCRIPT)};`;

  test('moves the policy directly after the character set', () => {
    const policy = /<meta http-equiv.*?>/.exec(page(pagePolicy))?.[0] ?? '';
    const charset = '<meta charset="utf-8">';
    const other = '<title>Solar</title><script type="application/ld+json">{}</script>';
    const right = page(pagePolicy).replace(policy, `${charset}${policy}${other}`);
    expect(trimmed(page(pagePolicy).replace(policy, `${charset}${other}${policy}`))).toBe(right);
    expect(trimmed(right)).toBe(right);
  });

  test('does not change a policy in the page’s text', () => {
    const shown = `<p title='<meta http-equiv="content-security-policy" content="${hash('a')}">'></p>`;
    const html = page(pagePolicy).replace('<body>', `<body>${shown}`);
    expect(trimmed(html)).toBe(html);
  });

  test('keeps the hashes of style sheets in templates and frames', () => {
    const hashes = [hash('a'), hash('b'), hash('c')].join(' ');
    const html = page(`style-src ${hash(STYLE)} ${hashes};script-src ${hash(SCRIPT)};`)
      .replace('</head>', '<noscript><style>a</style></noscript></head>')
      .replace('</body>', '<template><style>b</style></template></body>')
      .replace('</body>', '<iframe srcdoc="<style>c</style>"></iframe></body>');
    expect(trimmed(html)).toBe(html);
  });
});

test('updates the policy for purged style sheets', () => {
  const [long, short] = ['.a{content:"$&"}.b{top:0}', '.a{content:"$&"}'];
  const withSheet = (css: string) =>
    `<head><meta http-equiv="content-security-policy" content="style-src ${hash(css)};"><style>${css}</style></head>`;
  expect(replaceStyles(readPage(withSheet(long)), new Map([[long, short]]))).toBe(withSheet(short));
});

test('finds every script that a page and its islands load', async () => {
  const files: Record<string, string> = {
    '/_astro/Finder.a1.js': 'import("./Map.b2.js");finder()',
    '/_astro/Map.b2.js': 'import"./Finder.a1.js";map()',
  };
  const page = readPage(
    '<script>own()</script><script type="application/ld+json">{"text":"grid"}</script><astro-island component-url="/_astro/Finder.a1.js"></astro-island>',
  );
  const read = (url: string) => Promise.resolve(files[url] ?? '');
  expect(await scriptsOf(page, read)).toEqual(['own()', ...Object.values(files)]);
  const broken = scriptsOf(page, () => Promise.reject(new Error('gone')));
  await expect(broken).rejects.toThrow('gone');
});
