import { countOf } from '../../numbers/format.ts';
import type { Property } from '../model/schemas/property.ts';
import { interpolate } from '../model/facts.ts';
import type { HouseQuestion } from '../model/schemas/pages.ts';

type House = Pick<Property, 'name' | 'location' | 'bedrooms' | 'guests'>;

/**
 * Describes the houses for search results: "Holiday houses: Uta, Daliburgh, for up to 6 guests."
 * @param opening without a full stop
 */
export function describeProperties(opening: string, houses: readonly House[]): string {
  const named = houses.map(({ name, location, bedrooms, guests }) => {
    const size = guests ? `for up to ${countOf(guests, 'guest')}` : countOf(bedrooms, 'bedroom');
    return `${name}, ${location}, ${size}`;
  });
  return named.length > 0 ? `${opening}: ${named.join('; ')}.` : `${opening}.`;
}

/** Frequent questions of guests, answered from the facts about a house; omits those with a missing fact. */
export function propertyQuestions(
  property: Property,
  questions: readonly HouseQuestion[],
  minimumNights: number,
): { question: string; answer: string }[] {
  const { name, location, bedrooms, bathrooms, guests } = property;
  const facts = {
    house: name,
    location,
    bedrooms: countOf(bedrooms, 'bedroom'),
    bathrooms: countOf(bathrooms, 'bathroom'),
    ...(guests && { guests: countOf(guests, 'guest') }),
    nights: countOf(minimumNights, 'night'),
    features: joinFeatures(property.sustainabilityFeatures.map(toListItem)),
  };
  return questions
    .filter(({ ifGuestsUnknown }) => !(guests && ifGuestsUnknown))
    .map(({ question, answer }) => interpolate({ question, answer }, facts))
    .filter(({ question, answer }) => !`${question}${answer}`.includes('{guests}'));
}

const LIST = new Intl.ListFormat('en-GB');

/** "A, b and c"; "a; b; and c" if a comma or "and" is part of one. */
const joinFeatures = (features: readonly string[]): string =>
  features.length > 2 && features.some((feature) => /,| and /.test(feature))
    ? `${features.slice(0, -1).join('; ')}; and ${features.at(-1)}`
    : LIST.format(features);

/** For the middle of a sentence: "A turbine." becomes "a turbine", and "EV charger" stays. */
const toListItem = (point: string): string =>
  point.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
