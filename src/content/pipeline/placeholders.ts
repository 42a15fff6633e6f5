import { formatFigure, type Figures } from '../../forms/rules/figures.ts';
import type { CalculatorName, Service } from '../model/schemas/service.ts';
import type { CaseStudy } from '../model/schemas/case-study.ts';
import type { Company } from '../model/schemas/company.ts';
import type { ContentFiles } from '../model/settings-files.ts';
import { GRANT_NAMES } from '../model/schemas/grants.ts';
import type { Rounds } from '../model/schemas/rounds.ts';
import type { Property } from '../model/schemas/property.ts';
import { telHref } from '../../text/phone.ts';

/** A fact in the content that only the company can confirm. */
export interface FactToConfirm {
  /** The file's path in the content folder or repository. */
  file: string;
  field: string;
  value: string;
  advice: string;
}

/** The parts of the content that may contain such facts. */
export interface ContentToConfirm {
  company: Company;
  /** The services that the company offers. */
  services: readonly Pick<Service, 'id' | 'batteryProduct' | 'calculator' | 'prices'>[];
  caseStudies: readonly Pick<CaseStudy, 'id' | 'results' | 'testimonial' | 'isPlaceholder'>[];
  properties: readonly Pick<Property, 'id' | 'rating' | 'isPlaceholder'>[];
  figures: Figures;
  grants: ContentFiles['grants'];
  rounds: Pick<Rounds, 'isPlaceholder'>;
}

/** A fact in a file, and whether it still needs confirmation. */
interface Fact extends Omit<FactToConfirm, 'file'> {
  isUnconfirmed: boolean | undefined;
}

/** Numbers Ofcom reserves for drama; never allocated. */
const DRAMA_NUMBER =
  /^0(1632960|2079460|1(1[3-8]|[2-6]1)4960|1914980|2896496|2920180|7700900|8081570|9098790|3069990)\d+(;|$)/;

/** Finds contradictions, placeholders and examples in the content. */
export const listPlaceholders = (content: ContentToConfirm): FactToConfirm[] =>
  listFacts(content).flatMap(({ isUnconfirmed, ...fact }) => (isUnconfirmed ? [fact] : []));

/** The number of facts that are confirmed, or never needed it. */
export const countConfirmed = (content: ContentToConfirm): number =>
  listFacts(content).filter(({ isUnconfirmed }) => !isUnconfirmed).length;

function listFacts(content: ContentToConfirm): (Fact & { file: string })[] {
  const { company, services, caseStudies, properties, figures, grants, rounds } = content;
  return [
    ...factsIn('company.json', factsOfCompany(company)),
    ...services.flatMap(({ id, batteryProduct }) =>
      factsIn(`services/${id}.json`, batteryProduct ? [factOfProduct(batteryProduct)] : []),
    ),
    ...caseStudies.flatMap((study) =>
      factsIn(`case-studies/${study.id}.json`, factsOfStudy(study)),
    ),
    ...properties.flatMap((house) => factsIn(`properties/${house.id}.json`, [factOfRating(house)])),
    ...factsIn('figures.json', factsOfFigures(figures, services)),
    ...factsIn('grants.json', factsOfGrants(grants)),
    ...factsIn('rounds.json', [
      {
        isUnconfirmed: rounds.isPlaceholder,
        field: 'visits',
        value: 'Visits and waiting times',
        advice:
          'Samples. Enter your own, or delete them all, and switch off “Still an example”. The live site leaves them out until then.',
      },
    ]),
  ];
}

const factsIn = (file: string, facts: readonly Fact[]): (Fact & { file: string })[] =>
  facts.map((fact) => ({ file, ...fact }));

function factsOfCompany(company: Company): Fact[] {
  const { experienceSince, incorporated, experienceClaim, name, contact } = company;
  const digits = telHref(contact.phone).replace(/^tel:/, '').replace(/^\+44/, '0');
  const phoneIsPlaceholder = DRAMA_NUMBER.test(digits);
  const emailIsPlaceholder = contact.email.endsWith('.example');
  const unconfirmed = company.certifications.filter(({ isPlaceholder }) => isPlaceholder);
  return [
    {
      isUnconfirmed: experienceSince !== incorporated && (phoneIsPlaceholder || emailIsPlaceholder),
      field: 'experienceSince, incorporated',
      value: `${experienceSince} or ${incorporated}`,
      advice: `Experience ("${experienceClaim}") is counted from ${experienceSince}, and the company was incorporated in ${incorporated}. The site shows both. Enter your own years, which may be the same.`,
    },
    {
      isUnconfirmed: phoneIsPlaceholder,
      field: 'contact.phone',
      value: contact.phone,
      advice: 'A fictional number that nobody can call. Enter your own.',
    },
    {
      isUnconfirmed: emailIsPlaceholder,
      field: 'contact.email',
      value: contact.email,
      advice: 'An address that ends in .example cannot receive email.',
    },
    {
      isUnconfirmed: phoneIsPlaceholder || emailIsPlaceholder,
      field: 'name, contact.address',
      value: [name, ...contact.address, contact.postcode].join(', '),
      advice:
        'Check both. This line disappears when the telephone number and the email address are real.',
    },
    {
      isUnconfirmed: unconfirmed.length > 0,
      field: 'certifications',
      value: unconfirmed.map(({ title }) => title).join(', '),
      advice:
        'Delete the certificates that you do not hold. Give each of the others the number that customers can check, and switch off its “Still an example”. The live site leaves it out until then.',
    },
  ];
}

const factOfProduct = ({ name, isPlaceholder }: NonNullable<Service['batteryProduct']>): Fact => ({
  isUnconfirmed: isPlaceholder,
  field: 'batteryProduct',
  value: name,
  advice:
    'The product is a placeholder. Enter the one you install, and switch off “Still an example”.',
});

const factsOfStudy = (study: ContentToConfirm['caseStudies'][number]): Fact[] => [
  {
    isUnconfirmed: study.isPlaceholder,
    field: 'results',
    value: firstSentence(study.results),
    advice:
      'A sample. Enter what was measured, by which meter, in which months. “Still an example” also covers the outcome and the quote: switch it off once these are real or deleted.',
  },
  {
    isUnconfirmed: study.isPlaceholder && study.testimonial !== undefined,
    field: 'testimonial',
    value: study.testimonial?.author ?? '',
    advice:
      'A sample. Enter the customer’s own words, with their permission, or delete the quote. The live site leaves it out until “Still an example” is off.',
  },
];

const factOfRating = (house: ContentToConfirm['properties'][number]): Fact => ({
  isUnconfirmed: house.isPlaceholder && house.rating !== undefined,
  field: 'rating',
  value: house.rating?.toFixed(1) ?? '',
  advice:
    'A sample. Enter the average of your guests’ ratings. “Still an example” also covers the licence, energy rating and prices: switch it off once these are real.',
});

/** Figures by the calculator that needs them; a company without a service for that calculator may ignore them. */
const CALCULATOR_FIGURES: readonly [calculator: CalculatorName, figures: RegExp][] = [
  ['wind', /^(kw[36]|excel10|turbine)/],
  ['solar', /^(panels|inverter)/],
  ['battery', /^battery/],
  ['heat-pump', /^(heatPump|radiators)/],
  ['ev-charging', /^charger/],
];

/** Figures that are only prices of services. */
const PRICES_ONLY = /^(eicr|pat|alarms|callOut|labour|hire)/;

const factsOfFigures = (figures: Figures, services: ContentToConfirm['services']): Fact[] =>
  figuresIn(figures).map(([name, { value, unit, isPlaceholder }]) => ({
    isUnconfirmed:
      isPlaceholder &&
      CALCULATOR_FIGURES.every(
        ([calculator, names]) =>
          !names.test(name) || services.some((service) => service.calculator === calculator),
      ) &&
      (!PRICES_ONLY.test(name) || isPriceOf(services, name)),
    field: name,
    value: formatFigure(value, unit),
    advice: 'An example. Enter your own figure and its source, and switch off “Still an example”.',
  }));

/** The figures of the file, which also names its schema. */
const figuresIn = (figures: Figures) =>
  Object.entries(figures).filter(([name]) => name !== '$schema');

const factsOfGrants = (grants: ContentToConfirm['grants']): Fact[] =>
  GRANT_NAMES.flatMap((purpose) => {
    const { scheme = '', isPlaceholder } = grants[purpose] ?? {};
    const advice = 'An example. Check the scheme, or remove it, and switch off “Still an example”.';
    return scheme ? [{ isUnconfirmed: isPlaceholder, field: purpose, value: scheme, advice }] : [];
  });

const isPriceOf = (services: ContentToConfirm['services'], name: string): boolean =>
  services.some(({ prices }) =>
    prices?.items?.some(({ parts }) => parts.some(({ figure }) => figure === name)),
  );

type House = Pick<Property, 'id' | 'licence' | 'energyRating' | 'guests' | 'isPlaceholder'>;

/** Details that a site like this must show by law, and that the content lacks or has only as a sample. */
export function listLegalGaps(
  company: Pick<Company, 'registration' | 'vatNumber'>,
  houses: readonly House[],
): FactToConfirm[] {
  const gap = (
    fact: unknown,
    isSample: boolean | undefined,
    { advice, ...location }: Omit<FactToConfirm, 'value'>,
  ): FactToConfirm[] =>
    fact && !isSample ? [] : [{ ...location, value: fact ? 'Still a sample' : 'Missing', advice }];
  const isSampleCompany = company.registration?.isPlaceholder;
  const file = 'company.json';
  return [
    ...gap(company.registration, isSampleCompany, {
      file,
      field: 'registration',
      advice:
        'A company must show its registered name, part of the UK, number and registered office (Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015). If you are a sole trader, delete the sample and ignore this line.',
    }),
    ...gap(company.vatNumber, isSampleCompany, {
      file,
      field: 'vatNumber',
      advice:
        'A business registered for VAT must show its number (Electronic Commerce Regulations 2002, regulation 6). While “Still an example” is on under “Company registration”, the live site leaves it out.',
    }),
    ...houses.flatMap(({ id, licence, energyRating, guests, isPlaceholder }) => {
      const houseFile = `properties/${id}.json`;
      const order = '(Licensing of Short-term Lets Order 2022, schedule 3)';
      return [
        ...gap(licence, isPlaceholder, {
          file: houseFile,
          field: 'licence',
          advice: `A listing must show the licence number ${order}.`,
        }),
        ...gap(guests, false, {
          file: houseFile,
          field: 'guests',
          advice: `A listing must show the number of guests that the licence allows ${order}.`,
        }),
        ...gap(energyRating, isPlaceholder, {
          file: houseFile,
          field: 'energyRating',
          advice: `A listing must show the band of the energy performance certificate, if the house needs one ${order}.`,
        }),
      ];
    }),
  ];
}

/** The first sentence of a string, or all of it if there is only one. */
const firstSentence = (text: string): string => /^.+?[.!?](?=\s)/s.exec(text)?.[0] ?? text;
