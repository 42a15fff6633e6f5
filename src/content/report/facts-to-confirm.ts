import type { Figures } from '../../values/figures.ts';
import type { CaseStudy } from '../schemas/case-study.ts';
import type { Company } from '../schemas/company.ts';
import type { Property } from '../schemas/property.ts';
import type { Service } from '../schemas/service.ts';
import { firstSentence } from '../../values/first-sentence.ts';

/** Something in the content that only the firm can confirm. */
export interface FactToConfirm {
  /** Its path in the site's repository, or `services/NAME` in the content repository. */
  file: string;
  field: string;
  value: string;
  why: string;
}

/** The parts of the content that can hold such facts. */
export interface ContentToConfirm {
  company: Company;
  services: readonly Pick<Service, 'id' | 'batteryProduct'>[];
  caseStudies: readonly Pick<CaseStudy, 'id' | 'results' | 'testimonial' | 'isPlaceholder'>[];
  properties: readonly Pick<Property, 'id' | 'rating' | 'isPlaceholder'>[];
  figures: Figures;
}

type Fact = Omit<FactToConfirm, 'file'>;

/** Ofcom's telephone numbers for drama, which nobody answers. */
const DRAMA_NUMBER =
  /^0(1632960|2079460|1(1[3-8]|[2-6]1)4960|1914980|2896496|2920180|7700900|8081570|9098790|3069990)\d+$/;

/** Finds contradictions, placeholders and examples in the content. */
export function listFactsToConfirm(content: ContentToConfirm): FactToConfirm[] {
  const { company, services, caseStudies, properties, figures } = content;
  return [
    ...inFile('content/company.json', [
      ...factsOfCompany(company),
      ...factsOfCertificates(company),
    ]),
    ...services.flatMap(({ id, batteryProduct }) =>
      inFile(`services/${id}.json`, factsOfProduct(batteryProduct)),
    ),
    ...caseStudies.flatMap((study) =>
      inFile(`case-studies/${study.id}.json`, study.isPlaceholder ? factsOfStudy(study) : []),
    ),
    ...properties.flatMap(({ id, rating, isPlaceholder }) =>
      inFile(`properties/${id}.json`, isPlaceholder ? [factOfRating(rating)] : []),
    ),
    ...inFile('content/figures.json', factsOfFigures(figures)),
  ];
}

const inFile = (file: string, facts: Fact[]): FactToConfirm[] =>
  facts.map((fact) => ({ file, ...fact }));

function factsOfCompany(company: Company): Fact[] {
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

function factsOfCertificates({ certifications }: Company): Fact[] {
  const open = certifications.filter(({ isPlaceholder }) => isPlaceholder);
  if (open.length === 0) return [];
  return [
    {
      field: 'certifications',
      value: open.map(({ title }) => title).join(', '),
      why: 'Claim only what you hold. Put the number by which customers can check it into each text, or take the entry out; then take isPlaceholder away.',
    },
  ];
}

const factsOfProduct = (product: Service['batteryProduct']): Fact[] =>
  product?.isPlaceholder
    ? [
        {
          field: 'batteryProduct',
          value: product.name,
          why: 'The product is a placeholder: put the one that you fit in its place, and take isPlaceholder away.',
        },
      ]
    : [];

const factsOfStudy = ({
  results,
  testimonial,
}: ContentToConfirm['caseStudies'][number]): Fact[] => [
  {
    field: 'results',
    value: firstSentence(results),
    why: 'An example. Put in what was measured (bill, energy, COP), by which meter and over which months; then take isPlaceholder away.',
  },
  ...(testimonial
    ? [
        {
          field: 'testimonial',
          value: testimonial.author,
          why: 'An example. Put in what the customer said and lets you print, or take testimonial out.',
        },
      ]
    : []),
];

const factOfRating = (rating: number): Fact => ({
  field: 'rating',
  value: rating.toFixed(1),
  why: 'An example. Put in the mean of what your guests gave, and take isPlaceholder away.',
});

const factsOfFigures = (figures: Figures): Fact[] =>
  Object.entries(figures)
    .filter(([, { isPlaceholder }]) => isPlaceholder)
    .map(([name, { value, unit, label }]) => ({
      field: name,
      value: `${value} ${unit}`,
      why: `${label}: a guide. Put your own in its place with its source, and take isPlaceholder away.`,
    }));
