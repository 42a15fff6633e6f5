import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseItem } from '../../../../src/content/items/parse-item.ts';
import { propertyQuestions } from '../../../../src/content/queries/property-questions.ts';
import { KINDS, type ItemIn } from '../../../../src/content/kinds/kinds.ts';
import type { Property } from '../../../../src/content/schemas/property.ts';
import { HOUSE } from '../../../support/items.ts';

const COMPANY = {
  minimumNights: 3,
  contact: { phone: '01632 960123', email: 'hello@machair.example' },
} as Parameters<typeof propertyQuestions>[1];

const UTA: Property = {
  ...HOUSE,
  name: 'Uta',
  location: 'South Uist',
  guests: 6,
  sustainabilityFeatures: ['Solar panels on the roof', 'Rainwater for the garden'],
};

const answersOf = (more: Partial<Property> = {}, company = COMPANY) =>
  propertyQuestions({ ...UTA, ...more }, company).map(({ answer }) => answer);

describe('propertyQuestions', () => {
  test('asks five questions and answers them from the facts of the house', () => {
    const faqs = propertyQuestions(UTA, COMPANY).map(
      ({ question, answer }) => `${question} ${answer}`,
    );
    expect(faqs).toEqual([
      'Where is Uta? Uta is in South Uist, in the Outer Hebrides.',
      'How many people is Uta for? It has 3 bedrooms and 2 bathrooms, and sleeps up to 6 guests.',
      'What is the shortest stay at Uta? 3 nights.',
      'How do I book Uta? Call 01632 960123 or write to hello@machair.example. We answer with the price and the free dates.',
      'What makes Uta eco-friendly? Solar panels on the roof. Rainwater for the garden.',
    ]);
  });

  test('asks for bedrooms when the number of guests is not given', () => {
    const house = { ...UTA };
    delete house.guests;
    const faqs = propertyQuestions(house, COMPANY);
    expect(faqs).toHaveLength(5);
    expect(faqs[1]).toEqual({
      question: 'How many bedrooms has Uta?',
      answer: 'It has 3 bedrooms and 2 bathrooms.',
    });
  });

  test('speaks of one room, one night and one guest in the singular', () => {
    const answers = answersOf(
      { bedrooms: 1, bathrooms: 1, guests: 1 },
      { ...COMPANY, minimumNights: 1 },
    );
    expect(answers[1]).toBe('It has 1 bedroom and 1 bathroom, and sleeps up to 1 guest.');
    expect(answers[2]).toBe('1 night.');
  });

  test('ends each point with one full stop, also where the content has its own', () => {
    const sustainabilityFeatures = ['Solar panels.', 'Rainwater for the garden.'];
    expect(answersOf({ sustainabilityFeatures })[4]).toBe(
      'Solar panels. Rainwater for the garden.',
    );
  });

  test.each(globSync('content/properties/*.json').sort())('answers in full for %s', (path) => {
    const text = readFileSync(path, 'utf8');
    const parsed = parseItem(basename(path), text, KINDS.properties);
    if (!parsed.ok) throw new Error(`${path} was expected to be good`);
    const house = parsed.item as ItemIn<'properties'>;
    const faqs = propertyQuestions(house, COMPANY);
    expect(faqs).toHaveLength(5);
    for (const { question, answer } of faqs) {
      expect(question).toContain(house.name);
      expect(answer).toMatch(/^[^.].*[^.]\.$/);
      expect(answer).not.toMatch(/undefined|null|NaN|\.\./);
    }
  });
});
