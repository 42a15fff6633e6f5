import type { Figures } from '../../forms/rules/figures.ts';
import type { CalculatorName } from '../model/schemas/calculator-names.ts';
import type { CaseStudy } from '../model/schemas/case-study.ts';
import type { Company } from '../model/schemas/company.ts';
import type { Property } from '../model/schemas/property.ts';
import type { Service } from '../model/schemas/service.ts';
import { telHref } from '../../text/phone.ts';

/** Something in the content that only the firm can confirm. */
export interface FactToConfirm {
  /** Its path in the folder or repository of content. */
  file: string;
  field: string;
  value: string;
  why: string;
}

/** The parts of the content that can hold such facts. */
export interface ContentToConfirm {
  company: Company;
  /** Those that the firm offers. */
  services: readonly Pick<Service, 'id' | 'batteryProduct' | 'calculator'>[];
  caseStudies: readonly Pick<CaseStudy, 'id' | 'results' | 'testimonial' | 'isPlaceholder'>[];
  properties: readonly Pick<Property, 'id' | 'rating' | 'isPlaceholder'>[];
  figures: Figures;
}

/** A fact of a file, and whether it is still to confirm. */
interface Fact extends Omit<FactToConfirm, 'file'> {
  isOpen: boolean | undefined;
}

/** Ofcom's telephone numbers for drama, which nobody answers. */
const DRAMA_NUMBER =
  /^0(1632960|2079460|1(1[3-8]|[2-6]1)4960|1914980|2896496|2920180|7700900|8081570|9098790|3069990)\d+(;|$)/;

/** Finds contradictions, placeholders and examples in the content. */
export function listPlaceholders(content: ContentToConfirm): FactToConfirm[] {
  const { company, services, caseStudies, properties, figures } = content;
  return [
    ...openIn('company.json', factsOfCompany(company)),
    ...services.flatMap(({ id, batteryProduct }) =>
      openIn(`services/${id}.json`, batteryProduct ? [factOfProduct(batteryProduct)] : []),
    ),
    ...caseStudies.flatMap((study) => openIn(`case-studies/${study.id}.json`, factsOfStudy(study))),
    ...properties.flatMap((house) => openIn(`properties/${house.id}.json`, [factOfRating(house)])),
    ...openIn('figures.json', factsOfFigures(figures, services)),
  ];
}

const openIn = (file: string, facts: readonly Fact[]): FactToConfirm[] =>
  facts.flatMap(({ isOpen, ...fact }) => (isOpen ? [{ file, ...fact }] : []));

function factsOfCompany(company: Company): Fact[] {
  const { experienceSince, incorporated, experienceClaim, name, contact } = company;
  const digits = telHref(contact.phone).replace(/^tel:/, '').replace(/^\+44/, '0');
  const phoneIsPlaceholder = DRAMA_NUMBER.test(digits);
  const emailIsPlaceholder = contact.email.endsWith('.example');
  const unconfirmed = company.certifications.filter(({ isPlaceholder }) => isPlaceholder);
  return [
    {
      isOpen: experienceSince !== incorporated && (phoneIsPlaceholder || emailIsPlaceholder),
      field: 'experienceSince, incorporated',
      value: `${experienceSince} or ${incorporated}`,
      why: `Experience ("${experienceClaim}") is counted from ${experienceSince}, and the company was incorporated in ${incorporated}. Both are shown; put in your own, which may be the same.`,
    },
    {
      isOpen: phoneIsPlaceholder,
      field: 'contact.phone',
      value: contact.phone,
      why: 'A number from the range for drama, which nobody answers.',
    },
    {
      isOpen: emailIsPlaceholder,
      field: 'contact.email',
      value: contact.email,
      why: 'An address that ends in .example takes no mail.',
    },
    {
      isOpen: phoneIsPlaceholder || emailIsPlaceholder,
      field: 'name, contact.address',
      value: [name, ...contact.address, contact.postcode].join(', '),
      why: 'Name and address are placeholders as long as the number or the email address is one.',
    },
    {
      isOpen: unconfirmed.length > 0,
      field: 'certifications',
      value: unconfirmed.map(({ title }) => title).join(', '),
      why: 'Claim only what you hold. Give each the number by which customers can check it, or take it out; then take isPlaceholder away. A real site leaves them out until then.',
    },
  ];
}

const factOfProduct = ({ name, isPlaceholder }: NonNullable<Service['batteryProduct']>): Fact => ({
  isOpen: isPlaceholder,
  field: 'batteryProduct',
  value: name,
  why: 'The product is a placeholder: put the one that you fit in its place, and take isPlaceholder away.',
});

const factsOfStudy = (study: ContentToConfirm['caseStudies'][number]): Fact[] => [
  {
    isOpen: study.isPlaceholder,
    field: 'results',
    value: firstSentence(study.results),
    why: 'A sample. Put in what was measured (bill, energy, COP), by which meter and over which months; then take isPlaceholder away. A real site leaves it out until then.',
  },
  {
    isOpen: study.isPlaceholder && study.testimonial !== undefined,
    field: 'testimonial',
    value: study.testimonial?.author ?? '',
    why: 'A sample. Put in what the customer said and lets you print, or take testimonial out. A real site leaves it out until then.',
  },
];

const factOfRating = (house: ContentToConfirm['properties'][number]): Fact => ({
  isOpen: house.isPlaceholder && house.rating !== undefined,
  field: 'rating',
  value: house.rating?.toFixed(1) ?? '',
  why: 'A sample. Put in the mean of what your guests gave, and take isPlaceholder away. A real site leaves it out until then.',
});

/** What a firm need not know that offers no service with such a calculator, by the names of figures. */
const ONLY_OF: readonly [calculator: CalculatorName, figures: RegExp][] = [
  ['wind', /^(kw[36]|excel10|turbine)/],
  ['solar', /^(panels|inverter)/],
  ['battery', /^battery/],
  ['heat-pump', /^(heatPump|radiators)/],
  ['ev-charging', /^charger/],
];

const factsOfFigures = (figures: Figures, services: ContentToConfirm['services']): Fact[] =>
  Object.entries(figures).map(([name, { value, unit, label, isPlaceholder }]) => ({
    isOpen:
      isPlaceholder &&
      ONLY_OF.every(
        ([calculator, names]) =>
          !names.test(name) || services.some((service) => service.calculator === calculator),
      ),
    field: name,
    value: `${value} ${unit}`,
    why: `${label}: a guide. Put your own in its place with its source, and take isPlaceholder away.`,
  }));

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

/** The first sentence of a text, or all of it if there is only one. */
const firstSentence = (text: string): string => /^.+?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
