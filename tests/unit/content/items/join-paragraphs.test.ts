import { expect, test } from 'vitest';
import { joinParagraphs } from '../../../../src/content/items/join-paragraphs.ts';

test('paragraphs are shown where they are true, each with what continues it', () => {
  const paragraphs = [
    { text: 'It is kept here.', when: 'form-here' },
    { text: 'It is kept elsewhere.', when: 'form-elsewhere' },
    { text: 'A draft stays.' },
    { text: 'Nobody else has it.', when: 'form-not-forwarded', continues: true },
    { text: 'So it is.', continues: true },
  ] as const;
  expect(joinParagraphs(paragraphs, (condition) => condition === 'form-here')).toEqual([
    'It is kept here.',
    'A draft stays. So it is.',
  ]);
});

test('what continues a paragraph that is not true begins one itself', () => {
  const paragraphs = [
    { text: 'Deleted after a year.', when: 'form-here' },
    { text: 'Records are kept.', continues: true },
  ] as const;
  expect(joinParagraphs(paragraphs, () => false)).toEqual(['Records are kept.']);
  expect(joinParagraphs(paragraphs.slice(1), () => false)).toEqual(['Records are kept.']);
});
