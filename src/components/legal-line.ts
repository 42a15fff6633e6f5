import type { Company } from '../content/model/schemas/company.ts';

/**
 * What the law wants a company to say of itself, in a line; empty as long as its facts are not in content.
 * @param showsSamples whether to show them while they are a sample still
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
