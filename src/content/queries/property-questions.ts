import { countOf } from '../../values/numbers/format.ts';
import { fillFacts } from '../items/fill-facts.ts';
import type { HouseQuestion } from '../schemas/pages/hospitality.ts';
import type { Property } from '../schemas/property.ts';

/** The questions that guests ask about a house, answered from its facts; those that need a fact it lacks are left out. */
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
    features: property.sustainabilityFeatures
      .map((point) => `${point.replace(/\.$/, '')}.`)
      .join(' '),
  };
  return questions
    .filter(({ ifGuestsUnknown }) => !(guests && ifGuestsUnknown))
    .map(({ question, answer }) => fillFacts({ question, answer }, facts))
    .filter(({ question, answer }) => !`${question}${answer}`.includes('{guests}'));
}
