import { describe, expect, test } from 'vitest';
import { pageJsonLd } from '../../../src/seo/page.ts';

const SITE = new URL('https://machair.example');
const FAQS = [
  { question: 'Does salt harm the panels?', answer: 'No.' },
  { question: 'How long does it take?', answer: 'One to three days.' },
];

describe('a page', () => {
  test('that answers questions gives each its answer, in order', () => {
    expect(pageJsonLd({ path: '/services', faqs: FAQS }, SITE)).toEqual([
      {
        '@type': 'FAQPage',
        '@id': 'https://machair.example/services',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Does salt harm the panels?',
            acceptedAnswer: { '@type': 'Answer', text: 'No.' },
          },
          {
            '@type': 'Question',
            name: 'How long does it take?',
            acceptedAnswer: { '@type': 'Answer', text: 'One to three days.' },
          },
        ],
      },
    ]);
  });

  test('says nothing of a question but its words and its answer', () => {
    const faq = { question: 'Why?', answer: 'So.', topic: 'general', order: 1 };
    expect(JSON.stringify(pageJsonLd({ path: '/', faqs: [faq] }, SITE))).not.toMatch(
      /topic|order|general/,
    );
  });

  test('says when it changed, with questions and without', () => {
    const changed = { dateModified: '2026-11-21' };
    const page = { path: '/services', updated: '2026-11-21' };
    expect(pageJsonLd(page, SITE)).toMatchObject([{ '@type': 'WebPage', ...changed }]);
    expect(pageJsonLd({ ...page, faqs: FAQS }, SITE)).toMatchObject([changed]);
  });

  test('of which nothing is known is left out', () => {
    expect(pageJsonLd({ path: '/services' }, SITE)).toEqual([]);
  });
});
