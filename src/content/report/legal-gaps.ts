import type { Company } from '../schemas/company.ts';
import type { Property } from '../schemas/property.ts';
import type { FactToConfirm } from './facts-to-confirm.ts';

type House = Pick<Property, 'id' | 'licence' | 'energyRating' | 'guests'>;

/** What the law wants a site like this to say, and content does not have. */
export function listLegalGaps(
  company: Pick<Company, 'registration' | 'vatNumber'>,
  houses: readonly House[],
): FactToConfirm[] {
  const gap = (isThere: unknown, file: string, field: string, why: string): FactToConfirm[] =>
    isThere ? [] : [{ file, field, value: 'Not there yet', why }];
  const ofFirm = 'company.json';
  return [
    ...gap(
      company.registration,
      ofFirm,
      'registration',
      'A company names its registered name, part of the UK, number and registered office (Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015). A sole trader has none.',
    ),
    ...gap(
      company.vatNumber,
      ofFirm,
      'vatNumber',
      'Who is registered for VAT gives the number (Electronic Commerce Regulations 2002, regulation 6).',
    ),
    ...houses.flatMap(({ id, licence, energyRating, guests }) => {
      const file = `properties/${id}.json`;
      const order = '(Licensing of Short-term Lets Order 2022, schedule 3)';
      return [
        ...gap(
          licence,
          file,
          'licence',
          `The number of its licence, wherever it is shown ${order}.`,
        ),
        ...gap(guests, file, 'guests', `How many guests the licence allows ${order}.`),
        ...gap(
          energyRating,
          file,
          'energyRating',
          `The band of its energy certificate, if it needs one ${order}.`,
        ),
      ];
    }),
  ];
}
