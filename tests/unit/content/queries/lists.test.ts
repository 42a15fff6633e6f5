import { describe, expect, test } from 'vitest';
import {
  latestUpdate,
  listTimeline,
  byOrder,
  listServicePages,
} from '../../../../src/content/queries/lists.ts';
import {
  describeProperties,
  propertyQuestions,
} from '../../../../src/content/queries/properties.ts';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseItem } from '../../../../src/content/pipeline/parse-item.ts';
import { CONTENT_TYPES, type ItemIn } from '../../../../src/content/model/content-types.ts';
import type { HouseQuestion } from '../../../../src/content/model/schemas/pages.ts';
import type { Property } from '../../../../src/content/model/schemas/property.ts';
import { VALID_HOUSE } from '../../../support/items.ts';
import { pageTexts } from '../../../support/page-texts.ts';

test('finds the latest date of change in a list', () => {
  expect(latestUpdate([{ updated: '2026-02-01' }, {}, { updated: '2026-11-21' }])).toBe(
    '2026-11-21',
  );
  expect(latestUpdate([{}, { updated: undefined }])).toBeUndefined();
});

const FOUNDING = { year: 'incorporated', title: 'Founding', text: 'We begin.' } as const;
const GROWTH = { year: 2018, title: 'Team Growth', text: 'We are five.' };

test('fills in the year of incorporation', () => {
  expect(listTimeline({ incorporated: 2016, timeline: [GROWTH, FOUNDING] })).toEqual([
    GROWTH,
    { year: 2016, title: 'Founding', text: 'We begin.' },
  ]);
});

const item = (id: string, order?: number) => ({ id, ...(order !== undefined && { order }) });

test.each([
  ['the lower order first', [item('a', 10), item('b', 9)], 'b a'],
  ['equal orders by id', [item('wind', 1), item('solar', 1)], 'solar wind'],
  ['items without an order last, by id', [item('b'), item('a'), item('z', 500)], 'z a b'],
  ['order 0 first', [item('a', 1), item('b', 0)], 'b a'],
  ['equal items unchanged', [item('a', 1), item('a', 1)], 'a a'],
])('sorts lists with %s', (_, items, ids) => {
  expect(items.toSorted(byOrder).map(({ id }) => id)).toEqual(ids.split(' '));
});

const addresses = (services: { id: string; aliases?: string[] }[]) =>
  listServicePages(services).map(({ slug, service }) => `${slug} -> ${service.id}`);

describe('the pages of services', () => {
  test('lists a service under its id and its aliases', () => {
    expect(addresses([{ id: 'solar', aliases: ['solar-solutions'] }, { id: 'repairs' }])).toEqual([
      'solar -> solar',
      'repairs -> repairs',
      'solar-solutions -> solar',
    ]);
  });

  test('prefers an id to an alias', () => {
    expect(addresses([{ id: 'solar', aliases: ['repairs'] }, { id: 'repairs' }])).toEqual([
      'solar -> solar',
      'repairs -> repairs',
    ]);
  });
});

const OPENING = 'Holiday houses by the sea';
const uta = { name: 'Uta', location: 'South Uist', bedrooms: 3 };

test('describes the houses by their facts', () => {
  expect(
    describeProperties(OPENING, [
      { ...uta, guests: 6 },
      { ...uta, name: 'Taigh Ùr', bedrooms: 1 },
    ]),
  ).toBe(
    'Holiday houses by the sea: Uta, South Uist, for up to 6 guests; Taigh Ùr, South Uist, 1 bedroom.',
  );
});

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
  { question: 'What makes {house} eco-friendly?', answer: 'It has {features}.' },
];

const UTA: Property = {
  ...VALID_HOUSE,
  name: 'Uta',
  location: 'South Uist',
  guests: 6,
  sustainabilityFeatures: ['Solar panels on the roof', 'Rainwater for the garden'],
};

const answersOf = (more: Partial<Property> = {}, nights = 3) =>
  propertyQuestions({ ...UTA, ...more }, QUESTIONS, nights).map(({ answer }) => answer);

describe('questions about a property', () => {
  test('answers each question with the property’s facts', () => {
    const faqs = propertyQuestions(UTA, QUESTIONS, 3).map(
      ({ question, answer }) => `${question} ${answer}`,
    );
    expect(faqs).toEqual([
      'Where is Uta? Uta is in South Uist.',
      'How many people is Uta for? 3 bedrooms and 2 bathrooms, for 6 guests.',
      'How long at least? 3 nights.',
      'What makes Uta eco-friendly? It has solar panels on the roof and rainwater for the garden.',
    ]);
  });

  test('lists features that contain commas with semicolons', () => {
    const sustainabilityFeatures = ['A battery, indoors', 'A 7 kW charger', 'EV parking'];
    expect(answersOf({ sustainabilityFeatures }).at(-1)).toBe(
      'It has a battery, indoors; a 7 kW charger; and EV parking.',
    );
  });

  test('asks the alternative question for a property without a guest limit', () => {
    const house = { ...UTA };
    delete house.guests;
    const faqs = propertyQuestions(house, QUESTIONS, 3);
    expect(faqs).toHaveLength(4);
    expect(faqs[1]).toEqual({
      question: 'How many bedrooms has Uta?',
      answer: '3 bedrooms and 2 bathrooms.',
    });
  });

  test('uses the singular for one room, one night and one guest', () => {
    const answers = answersOf({ bedrooms: 1, bathrooms: 1, guests: 1 }, 1);
    expect(answers[1]).toBe('1 bedroom and 1 bathroom, for 1 guest.');
    expect(answers[2]).toBe('1 night.');
  });

  test.each(globSync('tests/fixtures/company/properties/*.json').sort())(
    'answers every question in full for %s',
    (path) => {
      const { questions } = pageTexts('hospitality');
      const text = readFileSync(path, 'utf8');
      const parsed = parseItem(basename(path), text, CONTENT_TYPES.properties);
      expect(parsed.problems).toEqual([]);
      const house = parsed.value as ItemIn<'properties'>;
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
