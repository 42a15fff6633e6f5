import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import company from '../../content/company.json' with { type: 'json' };
import { telHref } from '../../src/text/phone.ts';

type Item = Record<string, unknown>;

const read = (path: string) => readFileSync(`content/${path}`, 'utf8');
const itemsOf = (folder: string) =>
  globSync(`${folder}/*.json`, { cwd: 'content' }).map((path) => JSON.parse(read(path)) as Item);
const namesOf = (items: readonly { title: string }[]) => items.map(({ title }) => title);
const idsOf = (folder: string) => itemsOf(folder).map(({ id }) => id);
const aliases = itemsOf('services').flatMap((item) => (item['aliases'] ?? []) as string[]);

/** Texts quoted in the specification, by file. */
const SPECIFIED_WORDS = {
  'pages/home': ['Since {experienceSince}', '{experienceClaim}'],
  'pages/services': ['The Benefits of Going Green', 'Frequently Asked Questions', 'Get a Quote'],
  'pages/case-studies': ['Contact Us Today', 'Contact Us About This Project', 'Scottish islands'],
  'pages/hospitality': [
    'Contact us for pricing and availability',
    'Contact Us',
    'Minimum {minimumNights}-night stay. For direct bookings, please contact us.',
  ],
  'pages/privacy': ['under {minimumAge}'],
  'pages/terms': ['{payment}'],
  'pages/not-found': [
    'Page Not Found',
    "The page you're looking for doesn't exist or has been moved.",
    'Service Not Found',
    "Sorry, we couldn't find the service you're looking for.",
    'Back to Services',
  ],
};

/** Ids listed in the specification. */
const SPECIFIED_ITEMS = {
  services:
    'micro-turbines solar ev-chargers battery-storage electrical heat-pumps maintenance repairs access-equipment-hire',
  'case-studies':
    'claddach-kirkibost-centre isle-of-skye-fudge-company solar-panel-farm heat-pump-residential',
  properties: 'benderloch uta',
  benefits: 'energy-independence environmental-protection cost-savings reliability',
};

describe('the sample content', () => {
  test('passes the content check without warnings', { timeout: 120_000 }, () => {
    const { status, stdout } = spawnSync('node', ['scripts/content-check.ts'], {
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
    expect(stdout).not.toMatch(/expected/);
  });

  test('names the schema of each content file', () => {
    const paths = globSync('{*,!(schemas)/*}.json', { cwd: 'content' });
    const schemas = paths.map((path) => {
      const { $schema } = JSON.parse(read(path)) as { $schema: string };
      return join(dirname(path), $schema);
    });
    expect(new Set(schemas)).toEqual(new Set(globSync('schemas/**/*.json', { cwd: 'content' })));
  });

  test.each(Object.entries(SPECIFIED_WORDS))(
    'contains the specified words of %s',
    (name, phrases) => {
      const text = read(`${name}.json`);
      expect(phrases.filter((each) => !text.includes(each))).toEqual([]);
    },
  );

  test.each(Object.entries(SPECIFIED_ITEMS))('contains the specified %s', (folder, ids) => {
    expect(idsOf(folder)).toEqual(expect.arrayContaining(ids.split(' ')));
  });

  test.each([
    ['general', 4],
    ['micro-turbines', 3],
    ['solar', 3],
    ['ev-chargers', 3],
    ['heat-pumps', 4],
  ])('has at least the specified number of questions about %s: %i', (topic, min) => {
    const questions = itemsOf('faqs').filter((faq) => faq['topic'] === topic);
    expect(questions.length).toBeGreaterThanOrEqual(min);
  });

  test('contains the specified facts about the company', () => {
    expect(namesOf(company.values).join()).toBe(
      'Sustainability,Excellence,Community,Safety,Family,Partnership',
    );
    expect(company.timeline.map(({ year, title }) => `${year} ${title}`)).toEqual([
      'incorporated Founding',
      '2018 Team Growth',
      '2020 Regional Expansion',
      '2022 Service Diversification',
      '2023 Innovation Focus',
    ]);
    expect(namesOf(company.certifications).join()).toBe(
      'Trading Standards Approved,MCS Certified,RECC Member,NAPIT Certified,CHAS Accredited',
    );
    expect(namesOf(itemsOf('benefits') as { title: string }[])).toEqual(
      expect.arrayContaining([
        'Energy Independence',
        'Environmental Protection',
        'Cost Savings',
        'Reliability',
      ]),
    );
    expect(company).toMatchObject({
      incorporated: 2016,
      hours: [
        { days: 'Mon-Fri', times: '9am-5pm' },
        { days: 'Sat-Sun', times: 'Closed' },
      ],
      minimumNights: 3,
      minimumAge: 13,
      staff: 10,
    });
  });

  test('gives each service one URL, including those linked from the home page', () => {
    const urls = [...idsOf('services'), ...aliases];
    expect(new Set(urls).size).toBe(urls.length);
    expect(aliases).toEqual(expect.arrayContaining(['electrical-services', 'solar-solutions']));
    expect(urls).toEqual(expect.arrayContaining(company.homeServices));
    expect(company.homeServices).toHaveLength(6);
    expect(itemsOf('properties').filter(({ featured }) => featured)).toHaveLength(1);
  });

  const drawings = globSync('uploads/*.svg', { cwd: 'content' });
  test.each(drawings)('%s is at most 8 KB compressed and not animated', (path) => {
    expect(brotliCompressSync(read(path)).byteLength).toBeLessThanOrEqual(8 * 1024);
    // The main thread would paint every frame of it.
    expect(read(path)).not.toMatch(/animat/);
  });
});

/** Places in the region, which are valid for any company. */
const REGION =
  /^src\/(?:stations\/rules\/map|pages\/services\/_sections\/StationsSection|planner\/(?:engine|answer)\/.*|pages\/_planner\/rules|calculators\/rules\/(?:solar\/.*|published-constants)|text\/postcode)\.(?:tsx?|astro)$/;

test('finds no facts about the sample company in code', () => {
  const { name, place, contact, areaServed } = company;
  const { address, phone, email, postcode } = contact;
  const islands = [place, ...address].map((line) => line.replace(/^Isle of /, ''));
  const facts = [
    name,
    phone,
    telHref(phone),
    email,
    postcode,
    ...address,
    ...islands,
    ...areaServed,
  ];
  const files = globSync('src/**/*.{astro,ts,tsx}').filter((file) => !REGION.test(file));
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return facts.filter((fact) => code.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(found).toEqual([]);
});
