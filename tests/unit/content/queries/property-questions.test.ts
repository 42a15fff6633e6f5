import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseItem } from '../../../../src/content/items/parse-item.ts';
import { propertyQuestions } from '../../../../src/content/queries/property-questions.ts';
import { KINDS, type ItemIn } from '../../../../src/content/kinds/kinds.ts';
import type { HouseQuestion } from '../../../../src/content/schemas/pages/hospitality.ts';
import type { Property } from '../../../../src/content/schemas/property.ts';
import { HOUSE } from '../../../support/items.ts';
import { pageTexts } from '../../../support/page-texts.ts';

const QUESTIONS: HouseQuestion[] = [
  { question: 'Where is {house}?', answer: '{house} is in {location}.' },
  {
    question: 'How many people is {house} for?',
    answer: '{bedrooms} and {bathrooms}, for {guests}.',
  },
  {
    question: 'How many bedrooms has {house}?',
    answer: '{bedrooms} and {bathrooms}.',
    ifGuestsUnknown: true,
  },
  { question: 'How long at least?', answer: '{nights}.' },
  { question: 'What makes {house} eco-friendly?', answer: '{features}' },
];

const UTA: Property = {
  ...HOUSE,
  name: 'Uta',
  location: 'South Uist',
  guests: 6,
  sustainabilityFeatures: ['Solar panels on the roof', 'Rainwater for the garden'],
};

const answersOf = (more: Partial<Property> = {}, nights = 3) =>
  propertyQuestions({ ...UTA, ...more }, QUESTIONS, nights).map(({ answer }) => answer);

describe('propertyQuestions', () => {
  test('answers each question from the facts of the house', () => {
    const faqs = propertyQuestions(UTA, QUESTIONS, 3).map(
      ({ question, answer }) => `${question} ${answer}`,
    );
    expect(faqs).toEqual([
      'Where is Uta? Uta is in South Uist.',
      'How many people is Uta for? 3 bedrooms and 2 bathrooms, for 6 guests.',
      'How long at least? 3 nights.',
      'What makes Uta eco-friendly? Solar panels on the roof. Rainwater for the garden.',
    ]);
  });

  test('asks what is for a house without a number of guests', () => {
    const house = { ...UTA };
    delete house.guests;
    const faqs = propertyQuestions(house, QUESTIONS, 3);
    expect(faqs).toHaveLength(4);
    expect(faqs[1]).toEqual({
      question: 'How many bedrooms has Uta?',
      answer: '3 bedrooms and 2 bathrooms.',
    });
  });

  test('speaks of one room, one night and one guest in the singular', () => {
    const answers = answersOf({ bedrooms: 1, bathrooms: 1, guests: 1 }, 1);
    expect(answers[1]).toBe('1 bedroom and 1 bathroom, for 1 guest.');
    expect(answers[2]).toBe('1 night.');
  });

  test('ends each point with one full stop, also where the content has its own', () => {
    const sustainabilityFeatures = ['Solar panels.', 'Rainwater for the garden.'];
    expect(answersOf({ sustainabilityFeatures })[3]).toBe(
      'Solar panels. Rainwater for the garden.',
    );
  });

  test.each(globSync('tests/fixtures/firm/properties/*.json').sort())(
    'answers in full for %s',
    (path) => {
      const { questions } = pageTexts('hospitality');
      const text = readFileSync(path, 'utf8');
      const parsed = parseItem(basename(path), text, KINDS.properties);
      if (!parsed.ok) throw new Error(`${path} was expected to be good`);
      const house = parsed.item as ItemIn<'properties'>;
      const faqs = propertyQuestions(house, questions, 3);
      expect(faqs.length).toBeGreaterThan(0);
      for (const { question, answer } of faqs) {
        expect(question).toContain(house.name);
        expect(answer).toMatch(/^[^.].*[^.]\.$/);
        expect(answer).not.toMatch(/undefined|null|NaN|\.\.|[{}]/);
      }
    },
  );
});
