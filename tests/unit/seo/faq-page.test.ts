import { describe, expect, test } from 'vitest';
import { faqPage } from '../../../src/seo/faq-page.ts';

describe('faqPage', () => {
  test('gives each question its answer, in order', () => {
    const faqs = [
      { question: 'Does salt harm the panels?', answer: 'No.' },
      { question: 'How long does it take?', answer: 'One to three days.' },
    ];
    expect(faqPage(faqs)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
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
    });
  });

  test('says nothing of an item but its question and answer', () => {
    const faq = { question: 'Why?', answer: 'So.', topic: 'general', order: 1 };
    expect(JSON.stringify(faqPage([faq]))).not.toMatch(/topic|order|general/);
  });
});
