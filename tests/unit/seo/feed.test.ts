import { describe, expect, test } from 'vitest';
import { feedOf } from '../../../src/seo/feed.ts';
import { MINIMAL_ITEMS } from '../../support/items.ts';

const SITE = new URL('https://machair.example');
const STUDY = MINIMAL_ITEMS['case-studies'];

/** The texts of the feed's elements with a name, in order, as written. */
const textsOf = (feed: string, name: string): string[] =>
  Array.from(
    feed.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g')),
    ([, text = '']) => text,
  );

describe('the feed', () => {
  test('lists the latest changed case study first', () => {
    const studies = [
      { ...STUDY, id: 'old', updated: '2025-12-31' },
      { ...STUDY, id: 'dayless' },
      { ...STUDY, id: 'new', updated: '2026-11-21' },
    ];
    const feed = feedOf(studies, 'Machair', SITE);
    expect(textsOf(feed, 'title')[0]).toBe('Machair: case studies');
    expect(textsOf(feed, 'guid')).toEqual(
      ['new', 'old', 'dayless'].map((id) => `https://machair.example/case-studies/${id}`),
    );
    expect(textsOf(feed, 'pubDate')).toEqual([
      'Sat, 21 Nov 2026 00:00:00 GMT',
      'Wed, 31 Dec 2025 00:00:00 GMT',
    ]);
    expect(feed).toContain('href="https://machair.example/feed.xml" rel="self"');
  });

  test('writes valid XML for any case study', () => {
    const title = 'Sun & <wind>]]> "at" \u0007once\u000b\ufffe\uffff\ud83d 💨';
    const feed = feedOf([{ ...STUDY, title }], 'A & B', SITE);
    expect(textsOf(feed, 'title')).toEqual([
      'A &amp; B: case studies',
      'Sun &amp; &lt;wind&gt;]]&gt; &quot;at&quot; once 💨',
    ]);
  });
});
