import type { Company } from '../schemas/company.ts';
import type { Property } from '../schemas/property.ts';
import type { FactToConfirm } from './facts-to-confirm.ts';

type House = Pick<Property, 'id' | 'licence' | 'energyRating' | 'guests' | 'isPlaceholder'>;

/** What the law wants a site like this to say, and content does not have or has only as a sample. */
export function listLegalGaps(
  company: Pick<Company, 'registration' | 'vatNumber'>,
  houses: readonly House[],
): FactToConfirm[] {
  const gap = (
    fact: unknown,
    isSample: boolean | undefined,
    { why, ...place }: Omit<FactToConfirm, 'value'>,
  ): FactToConfirm[] =>
    fact && !isSample ? [] : [{ ...place, value: fact ? 'A sample still' : 'Not there yet', why }];
  const isSampleFirm = company.registration?.isPlaceholder;
  const file = 'company.json';
  return [
    ...gap(company.registration, isSampleFirm, {
      file,
      field: 'registration',
      why: 'A company names its registered name, part of the UK, number and registered office (Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015). A sole trader has none.',
    }),
    ...gap(company.vatNumber, isSampleFirm, {
      file,
      field: 'vatNumber',
      why: 'Who is registered for VAT gives the number (Electronic Commerce Regulations 2002, regulation 6).',
    }),
    ...houses.flatMap(({ id, licence, energyRating, guests, isPlaceholder }) => {
      const ofHouse = `properties/${id}.json`;
      const order = '(Licensing of Short-term Lets Order 2022, schedule 3)';
      return [
        ...gap(licence, isPlaceholder, {
          file: ofHouse,
          field: 'licence',
          why: `The number of its licence, wherever it is shown ${order}.`,
        }),
        ...gap(guests, false, {
          file: ofHouse,
          field: 'guests',
          why: `How many guests the licence allows ${order}.`,
        }),
        ...gap(energyRating, isPlaceholder, {
          file: ofHouse,
          field: 'energyRating',
          why: `The band of its energy certificate, if it needs one ${order}.`,
        }),
      ];
    }),
  ];
}
