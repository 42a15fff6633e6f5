import type { Company } from '../schemas/company.ts';
import type { Property } from '../schemas/property.ts';
import { countOf } from '../../values/count-of.ts';

/** Up to five questions that guests ask about a house, answered from its facts; those without an answer are left out. */
export function propertyQuestions(
  property: Property,
  company: Pick<Company, 'contact' | 'minimumNights'>,
): { question: string; answer: string }[] {
  const { name, location, bedrooms, bathrooms, guests } = property;
  const { phone, email } = company.contact;
  const rooms = `It has ${countOf(bedrooms, 'bedroom')} and ${countOf(bathrooms, 'bathroom')}`;
  return [
    { question: `Where is ${name}?`, answer: `${name} is in ${location}, in the Outer Hebrides.` },
    guests
      ? {
          question: `How many people is ${name} for?`,
          answer: `${rooms}, and sleeps up to ${countOf(guests, 'guest')}.`,
        }
      : { question: `How many bedrooms has ${name}?`, answer: `${rooms}.` },
    {
      question: `What is the shortest stay at ${name}?`,
      answer: `${countOf(company.minimumNights, 'night')}.`,
    },
    {
      question: `How do I book ${name}?`,
      answer: `Call ${phone} or write to ${email}. We answer with the price and the free dates.`,
    },
    {
      question: `What makes ${name} eco-friendly?`,
      answer: property.sustainabilityFeatures
        .map((point) => `${point.replace(/\.$/, '')}.`)
        .join(' '),
    },
  ];
}
