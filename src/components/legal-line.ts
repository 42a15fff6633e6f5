import type { Company } from '../content/model/schemas/company.ts';

/**
 * The company details that the law requires, in one line below the address; empty while they are missing from content.
 * @param showsSamples whether to show them while they are still a sample
 */
export function legalLine(
  { registration, vatNumber, contact }: Pick<Company, 'registration' | 'vatNumber' | 'contact'>,
  showsSamples: boolean,
): string {
  if (registration?.isPlaceholder && !showsSamples) return '';
  const { name, country, number, office = [] } = registration ?? {};
  const isContact = office.join() === [...contact.address, contact.postcode].join();
  return [
    registration && `${name}. Registered in ${country}, number ${number}.`,
    registration && `Registered office: ${isContact ? 'as above' : office.join(', ')}.`,
    vatNumber && `VAT number ${vatNumber}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
