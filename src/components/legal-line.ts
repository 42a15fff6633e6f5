import type { Company } from '../content/model/schemas/company.ts';

/**
 * The company details that the law requires, in one line; empty while they are missing from content.
 * @param showsSamples whether to show them while they are still a sample
 */
export function legalLine(
  { registration, vatNumber }: Pick<Company, 'registration' | 'vatNumber'>,
  showsSamples: boolean,
): string {
  if (registration?.isPlaceholder && !showsSamples) return '';
  const { name, country, number, office = [] } = registration ?? {};
  return [
    registration && `${name}. Registered in ${country}, number ${number}.`,
    registration && `Registered office: ${office.join(', ')}.`,
    vatNumber && `VAT number ${vatNumber}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
