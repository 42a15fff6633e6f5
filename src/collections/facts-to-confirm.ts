import type { Figures } from '../model/calculators/figures.ts';
import type { Company } from '../model/schemas/company.ts';
import type { Service } from '../model/schemas/service.ts';

/** Something in the content that only the firm can confirm. */
export interface FactToConfirm {
  /** In the site's own repository, or as `services/NAME` in that of the content. */
  file: string;
  field: string;
  value: string;
  why: string;
}

/** Ofcom's numbers for drama, which nobody answers. */
const DRAMA_NUMBER =
  /^0(1632960|2079460|1(1[3-8]|[2-6]1)4960|1914980|2896496|2920180|7700900|8081570|9098790|3069990)\d+$/;

/** What in the content contradicts itself or is a placeholder. */
export function listFactsToConfirm(
  company: Company,
  services: readonly Pick<Service, 'id' | 'batteryProduct'>[],
  figures: Figures,
): FactToConfirm[] {
  return [
    ...factsOfCompany(company).map((fact) => ({ file: 'content/company.json', ...fact })),
    ...services.flatMap(({ id, batteryProduct }) =>
      batteryProduct?.isPlaceholder
        ? [
            {
              file: `services/${id}.json`,
              field: 'batteryProduct',
              value: batteryProduct.name,
              why: 'The product is a placeholder: put the one that you fit in its place, and take isPlaceholder away.',
            },
          ]
        : [],
    ),
    ...Object.entries(figures).flatMap(([name, { value, unit, label, isPlaceholder }]) =>
      isPlaceholder
        ? [
            {
              file: 'content/figures.json',
              field: name,
              value: `${value} ${unit}`,
              why: `${label}: a guide. Put your own in its place with its source, and take isPlaceholder away.`,
            },
          ]
        : [],
    ),
  ];
}

function factsOfCompany(company: Company): Omit<FactToConfirm, 'file'>[] {
  const { experienceSince, incorporated, experienceClaim, name, contact } = company;
  const digits = contact.phoneHref.replace(/^tel:/, '').replace(/^\+44/, '0');
  const phoneIsPlaceholder = DRAMA_NUMBER.test(digits);
  const emailIsPlaceholder = contact.email.endsWith('.example');
  return [
    ...(experienceSince === incorporated
      ? []
      : [
          {
            field: 'experienceSince, incorporated',
            value: `${experienceSince} or ${incorporated}`,
            why: `Experience ("${experienceClaim}") is counted from ${experienceSince}, and the company was incorporated in ${incorporated}. Both are shown; confirm that both are meant.`,
          },
        ]),
    ...(phoneIsPlaceholder
      ? [
          {
            field: 'contact.phone',
            value: contact.phone,
            why: 'A number from the range for drama, which nobody answers.',
          },
        ]
      : []),
    ...(emailIsPlaceholder
      ? [
          {
            field: 'contact.email',
            value: contact.email,
            why: 'An address that ends in .example takes no mail.',
          },
        ]
      : []),
    ...(phoneIsPlaceholder || emailIsPlaceholder
      ? [
          {
            field: 'name, contact.address',
            value: [name, ...contact.address, contact.postcode].join(', '),
            why: 'Name and address are placeholders as long as the number or the email address is one.',
          },
        ]
      : []),
  ];
}
