import type { Company } from '../content/model/schemas/company.ts';

/**
 * The company details required by law, in one line; empty if they are not in content.
 * @param showsSamples whether to show samples
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
