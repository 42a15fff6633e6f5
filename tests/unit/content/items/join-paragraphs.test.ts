import { expect, test } from 'vitest';
import { joinParagraphs } from '../../../../src/content/items/join-paragraphs.ts';

test('paragraphs are shown where they are true, each with what continues it', () => {
  const paragraphs = [
    { text: { html: 'It is kept here.' }, when: 'form-here' },
    { text: { html: 'It is kept elsewhere.' }, when: 'form-elsewhere' },
    { text: { html: 'A draft stays.' } },
    { text: { html: 'Nobody else has it.' }, when: 'form-not-forwarded', continues: true },
    { text: { html: 'So it is.' }, continues: true },
  ] as const;
  expect(joinParagraphs(paragraphs, (condition) => condition === 'form-here')).toEqual([
    'It is kept here.',
    'A draft stays. So it is.',
  ]);
});

test('what continues a paragraph that is not true begins one itself', () => {
  const paragraphs = [
    { text: { html: 'Deleted after a year.' }, when: 'form-here' },
    { text: { html: 'Records are kept.' }, continues: true },
  ] as const;
  expect(joinParagraphs(paragraphs, () => false)).toEqual(['Records are kept.']);
  expect(joinParagraphs(paragraphs.slice(1), () => false)).toEqual(['Records are kept.']);
});
