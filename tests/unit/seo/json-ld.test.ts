import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { toJsonLd } from '../../../src/seo/json-ld.ts';

describe('toJsonLd', () => {
  test('is the JSON of the data', () => {
    expect(toJsonLd({ name: 'Uta', rating: 4.9 })).toBe('{"name":"Uta","rating":4.9}');
  });

  test.each(['</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', '<'])(
    'cannot be left by "%s"',
    (answer) => {
      const element = `<script type="application/ld+json">${toJsonLd({ answer })}</script>`;
      const scripts = parse(element, { blockTextElements: { script: true } }).querySelectorAll(
        'script',
      );
      expect(scripts).toHaveLength(1);
      expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({ answer });
    },
  );

  test('holds no opening bracket, and gives all of the data back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'binary' })), (data) => {
        const text = toJsonLd(data);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });
});
