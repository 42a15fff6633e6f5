import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import companyFile from '../../../fixtures/company/company.json' with { type: 'json' };
import batteryStorage from '../../../fixtures/company/services/battery-storage.json' with { type: 'json' };
import figuresFile from '../../../fixtures/company/figures.json' with { type: 'json' };
import { builtInFile } from '../../../../harness/site/built-in-file.ts';
import { builtInFigures } from '../../../../harness/site/built-in-figures.ts';
import { builtInItems } from '../../../../harness/site/built-in-items.ts';
import {
  countConfirmed,
  listPlaceholders,
  type ContentToConfirm,
  listLegalGaps,
} from '../../../../src/content/pipeline/placeholders.ts';
import { companySchema } from '../../../../src/content/model/schemas/company.ts';
import {
  warnAboutPlaceholders,
  listEndingGrants,
  listStaleFigures,
} from '../../../../src/content/pipeline/content-warnings.ts';

const company = companySchema.parse(companyFile);
const { kw3Price, electricityPrice } = figuresFile;
const REAL = {
  ...company.contact,
  phone: '01878 700000',
  email: 'hello@machair.scot',
};
const SETTLED: ContentToConfirm = {
  company: {
    ...company,
    incorporated: company.experienceSince,
    contact: REAL,
    certifications: [{ title: 'MCS Certified', text: 'Number MCS-1.' }],
  },
  services: [{ id: 'solar' }],
  caseStudies: [{ id: 'barn', results: 'Warm.', testimonial: { quote: 'Warm.', author: 'I' } }],
  properties: [{ id: 'croft', rating: 4.9 }],
  figures: { electricityPrice },
  grants: {},
  rounds: {},
};
/** A company without a real number yet. */
const SAMPLE = {
  ...SETTLED.company,
  contact: { ...REAL, phone: '01632 960418' },
};
const BUILT_IN: ContentToConfirm = {
  company,
  services: builtInItems('services'),
  caseStudies: builtInItems('case-studies'),
  properties: builtInItems('properties'),
  figures: builtInFigures,
  grants: builtInFile('grants'),
  rounds: builtInFile('rounds'),
};

const list = (more: Partial<ContentToConfirm>) => listPlaceholders({ ...SETTLED, ...more });
const fieldsWith = (more: object) =>
  list({ company: { ...SETTLED.company, ...more } }).map(({ field }) => field);

describe('facts to confirm', () => {
  test('lists nothing for complete content', () => {
    expect(list({})).toEqual([]);
  });

  test('lists two contradictory years', () => {
    const [fact] = list({
      company: { ...SAMPLE, experienceSince: 1999, incorporated: 2003 },
    });
    expect(fact?.value).toBe('1999 or 2003');
    expect(fact?.advice).toContain('counted from 1999');
    expect(fact?.advice).toContain('incorporated in 2003');
    const company = { ...SETTLED.company, experienceSince: 1999, incorporated: 2003 };
    expect(list({ company })).toEqual([]);
  });

  test.each([
    '+441632960418',
    '01632960418',
    '01632960418 ext 2',
    '+442079460123',
    '07700900123',
    '+441414960999',
  ])('lists the placeholder number %s with the name and address', (number) => {
    const contact = { ...REAL, phone: number };
    expect(fieldsWith({ contact })).toEqual(['contact.phone', 'name, contact.address']);
  });

  test('lists an email address that cannot receive email', () => {
    const contact = { ...REAL, email: 'hello@machair.example' };
    expect(fieldsWith({ contact })).toEqual(['contact.email', 'name, contact.address']);
  });

  const mcs = { title: 'MCS Certified', text: 'Number MCS-1.' };
  const certifications = [
    { ...mcs, isPlaceholder: true },
    { ...mcs, title: 'CHAS' },
    { ...mcs, title: 'RECC', isPlaceholder: true },
  ];
  const { id, batteryProduct: sample } = batteryStorage;
  const { isPlaceholder, ...product } = sample;
  const study = { id: 'barn', results: 'A COP of 4.2. Warm.', isPlaceholder };
  const testimonial = { quote: 'Warm.', author: 'A tenant' };
  const grant = { scheme: 'Warm Homes', conditions: [], asOf: '2026-11', source: 'A' };
  const named = (name: string) => ({ [name]: { ...kw3Price, value: 15_000, isPlaceholder } });
  const inspection = [{ label: 'Inspection', parts: [{ figure: 'eicrSmallPrice' }] }];

  test.each<[string, Partial<ContentToConfirm>, string[]]>([
    [
      'certificates',
      { company: { ...SETTLED.company, certifications } },
      ['company.json › certifications: MCS Certified, RECC'],
    ],
    [
      'a service’s product',
      { services: [{ id, batteryProduct: sample }] },
      [`services/battery-storage.json › batteryProduct: ${product.name}`],
    ],
    ['no confirmed product', { services: [{ id, batteryProduct: product }] }, []],
    [
      'the results of a case study',
      { caseStudies: [study] },
      ['case-studies/barn.json › results: A COP of 4.2.'],
    ],
    [
      'the quote of a case study',
      { caseStudies: [{ ...study, testimonial }] },
      [
        'case-studies/barn.json › results: A COP of 4.2.',
        'case-studies/barn.json › testimonial: A tenant',
      ],
    ],
    [
      'the rating of a house',
      { properties: [{ id: 'croft', rating: 5, isPlaceholder }] },
      ['properties/croft.json › rating: 5.0'],
    ],
    [
      'the figures of a service',
      { figures: named('kw3Price'), services: [{ id: 'masts', calculator: 'wind' }] },
      ['figures.json › kw3Price: £15,000'],
    ],
    [
      'no figures of services that the company does not offer',
      { figures: { ...named('kw3Price'), ...named('turbineService'), ...named('fuelPrice') } },
      ['figures.json › fuelPrice: £15,000'],
    ],
    ['no figures that are in no price', { figures: named('eicrSmallPrice') }, []],
    [
      'the figures of a service’s prices',
      {
        figures: named('eicrSmallPrice'),
        services: [{ id: 'wiring', prices: { items: inspection, note: 'With VAT.' } }],
      },
      ['figures.json › eicrSmallPrice: £15,000'],
    ],
    [
      'grants',
      { grants: { battery: { ...grant, isPlaceholder }, heatPump: grant } },
      ['grants.json › battery: Warm Homes'],
    ],
    [
      'visits and lead times',
      { rounds: { isPlaceholder } },
      ['rounds.json › visits: Visits and waiting times'],
    ],
  ])('lists samples: %s', (_, content, expected) => {
    expect(isPlaceholder).toBe(true);
    const found = list(content).map(({ file, field, value }) => `${file} › ${field}: ${value}`);
    expect(found).toEqual(expected);
  });

  test('names only files or folders that docs/company.md mentions', () => {
    const text = readFileSync('docs/company.md', 'utf8');
    const files = listPlaceholders(BUILT_IN).map(({ file }) =>
      file.startsWith('content/') ? file : `content/${file}`,
    );
    expect(files).not.toEqual([]);
    for (const file of files) {
      const isNamed = [file, file.replace(/[^/]+$/, '')].some((path) =>
        text.includes(`\`${path}\``),
      );
      expect(isNamed, file).toBe(true);
    }
  });
});

const registration = { name: 'Solan Power Ltd', country: 'Scotland', number: '1', office: ['x'] };
const HOUSE = { id: 'croft', licence: 'OR00001F', energyRating: 'C', guests: 4 };

const fieldsOf = (...content: Parameters<typeof listLegalGaps>) =>
  listLegalGaps(...content).map(({ file, field }) => `${file} ${field}`);

test('finds no legal gaps for a complete company', () => {
  expect(fieldsOf({ registration, vatNumber: 'GB 1' }, [HOUSE])).toEqual([]);
});

test('lists missing details with the law that requires them', () => {
  expect(fieldsOf({}, [{ id: 'croft' }, { id: 'bothy', licence: '1', energyRating: 'C' }])).toEqual(
    [
      'company.json registration',
      'company.json vatNumber',
      'properties/croft.json licence',
      'properties/croft.json guests',
      'properties/croft.json energyRating',
      'properties/bothy.json guests',
    ],
  );
  for (const { advice } of listLegalGaps({}, [{ id: 'croft' }]))
    expect(advice).toMatch(/\b20\d\d\b/);
});

test('treats sample details as missing legal details', () => {
  const sample = { registration: { ...registration, isPlaceholder: true }, vatNumber: 'GB 0' };
  const gaps = listLegalGaps(sample, [{ ...HOUSE, isPlaceholder: true }]);
  expect(gaps.map(({ field, value }) => `${field}: ${value}`)).toEqual([
    'registration: Still a sample',
    'vatNumber: Still a sample',
    'licence: Still a sample',
    'energyRating: Still a sample',
  ]);
});

const fact = { file: 'company.json', field: 'name', value: 'A', advice: 'B' };
const OPEN = {
  facts: [fact, fact, { ...fact, field: 'rating' }],
  gaps: [fact, fact],
};
const NONE = { facts: [], gaps: [] };

test('reports how to list a real site’s open facts', () => {
  const site = new URL('https://solan.example');
  expect(warnAboutPlaceholders(OPEN, site)).toBe(
    'solan.example: 3 facts to confirm, 1 of which the live site leaves out, 2 details required by law. For the list, run "npm run content:todo" or open /admin.',
  );
  expect(warnAboutPlaceholders({ ...NONE, gaps: [fact] }, site)).toBe(
    'solan.example: 1 detail required by law. For the list, run "npm run content:todo" or open /admin.',
  );
});

test.each([
  [OPEN, 'http://localhost:4321'],
  [OPEN, 'http://127.0.0.1:4321'],
  [NONE, 'https://solan.example'],
])('reports no open facts of a local or complete site', (open, site) => {
  expect(warnAboutPlaceholders(open, new URL(site))).toBeUndefined();
});

const FILES = {
  'figures.json': {
    $schema: '../report/schemas/figures.json',
    price: { value: 1, label: 'Price of oil', asOf: '2025-10' },
    yield: { value: 1, label: 'Yield', asOf: '2025-11' },
  },
  'grants.json': { pump: { scheme: 'A scheme', asOf: '2024-01' } },
};

test('lists figures and grants older than twelve months', () => {
  expect(listStaleFigures(FILES, '2026-11-25')).toEqual([
    { location: 'grants.json › pump', words: 'A scheme: January 2024' },
    { location: 'figures.json › price', words: 'Price of oil: October 2025' },
  ]);
});

test('counts every fact as open or confirmed', () => {
  const sample = { ...SETTLED, company: SAMPLE };
  const open = listPlaceholders(sample).length;
  expect(listPlaceholders(SETTLED)).toEqual([]);
  expect(open).toBeGreaterThan(0);
  expect(countConfirmed(SETTLED)).toBe(countConfirmed(sample) + open);
});

test('lists grants that end within 60 days or have ended', () => {
  const grants = {
    ended: { scheme: 'Old', until: '2026-10' },
    soon: { scheme: 'Soon', until: '2026-12' },
    later: { scheme: 'Later', until: '2027-01' },
    open: { scheme: 'Open' },
  };
  expect(listEndingGrants(grants, '2026-11-27')).toEqual([
    'Old, until October 2026',
    'Soon, until December 2026',
  ]);
});

test('expires a figure at the end of its month', () => {
  expect(listStaleFigures(FILES, '2026-12-01')).toHaveLength(3);
  expect(listStaleFigures(FILES, '2024-12-31')).toEqual([]);
});
