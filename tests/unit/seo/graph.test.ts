import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { toJsonLd } from '../../../src/seo/graph.ts';

const graphOf = (name: string) => toJsonLd([{ '@type': 'WebPage', name }]);
const read = (text: string): unknown => JSON.parse(text);
const pageOf = (name: string) => ({
  '@context': 'https://schema.org',
  '@graph': [{ '@type': 'WebPage', name }],
});

describe('what a page shows', () => {
  test.each(['Uta', '</script><script>alert(1)</script>', '<!-- <script>', '</SCRIPT >', '<'])(
    'is one graph in one element, also with "%s" in it',
    (name) => {
      const element = `<script type="application/ld+json">${graphOf(name)}</script>`;
      const scripts = parse(element, { blockTextElements: { script: true } }).querySelectorAll(
        'script',
      );
      expect(scripts).toHaveLength(1);
      expect(read(scripts[0]?.textContent ?? '')).toEqual(pageOf(name));
    },
  );

  test('holds no opening bracket, and gives all of the data back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(graphOf(name)).not.toContain('<');
        expect(read(graphOf(name))).toEqual(pageOf(name));
      }),
    );
  });
});
