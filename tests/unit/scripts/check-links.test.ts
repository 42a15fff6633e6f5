import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSingle } from '../../../scripts/content-check/check-content.ts';
import { VALID_SERVICE, MINIMAL_ITEMS } from '../../support/items.ts';
import { checkFiles, writeFiles } from './checked-folder.ts';

const STUDY = JSON.parse(
  await readFile('tests/fixtures/company/case-studies/solar-panel-farm.json', 'utf8'),
) as object;
const COMPANY = JSON.parse(await readFile('tests/fixtures/company/company.json', 'utf8')) as object;

/** Services: stoves, also at /services/fires, and roofs, hidden with its other address. */
const SERVICES = {
  'services/stoves.json': { ...VALID_SERVICE, id: 'stoves', aliases: ['fires'] },
  'services/roofs.json': { ...VALID_SERVICE, id: 'roofs', aliases: ['thatch'], hidden: true },
};
const to = (href: string) => ({ label: 'A page', href });
const links = (...hrefs: string[]) => hrefs.map(to);
const faq = (topic: string) => ({ topic, question: 'Which wood?', answer: 'Dry wood.' });
const priced = (figure: string) => ({
  ...VALID_SERVICE,
  prices: { items: [{ label: 'A stove', parts: [{ figure }] }], note: 'A guide.' },
});

/** The check's output for these files and the services. */
const check = (files: Record<string, unknown>) => checkFiles({ ...SERVICES, ...files });

const GOOD = {
  'company.json': {
    ...COMPANY,
    navigation: links('/', '/services/stoves', '/services/fires', '/case-studies'),
    quickLinks: links('/contact', '/planner/method'),
    footerServices: links('/services/stoves'),
    homeServices: ['stoves', 'fires'],
  },
  'faqs/a.json': faq('general'),
  'faqs/b.json': faq('stoves'),
};

const PERSON = { name: 'Ann', role: 'Fitter', answersFor: ['general', 'stoves', 'stove'] };
const ROUNDS = {
  visits: [],
  leadTimes: [{ service: 'stove', text: 'A week' }],
  asOf: '2026-11',
};

describe('references between files', () => {
  test('accepts working references', async () => {
    const { text, problems } = await check(GOOD);
    expect(problems, text).toBe(0);
    expect(text).not.toContain('expected');
  });

  test.each([
    ['navigation[0].href', { navigation: links('/abuot') }],
    ['quickLinks[1].href', { quickLinks: links('/', '/services/solr') }],
    ['footerServices[0].href', { footerServices: links('/services/stove') }],
  ])('reports a menu link to a missing page: %s', async (field, change) => {
    const { text, problems } = await check({
      'company.json': { ...GOOD['company.json'], ...change },
    });
    expect(problems, text).toBe(1);
    expect(text).toMatch(
      /expected the address of a page of this site; got "\/.*\n {4}fix: correct the address, or remove it; until then the site leaves it out/,
    );
    expect(text).toContain(`company.json › ${field}\n`);
  });

  test.each<[file: string, field: string, content: object]>([
    [
      'company.json',
      'homeServices[1]',
      { ...GOOD['company.json'], homeServices: ['stoves', 'stove'] },
    ],
    ['company.json', 'people[0].answersFor[2]', { ...GOOD['company.json'], people: [PERSON] }],
    ['faqs/a.json', 'topic', faq('stove')],
    ['rounds.json', 'leadTimes[0].service', ROUNDS],
    [
      'case-studies/barn.json',
      'alsoFor[1]',
      { ...STUDY, id: 'barn', alsoFor: ['stoves', 'stove'] },
    ],
  ])('suggests existing services for %s › %s', async (file, field, content) => {
    const { text, problems } = await check({ ...GOOD, [file]: content });
    expect(problems, text).toBe(1);
    expect(text).toContain(`${file} › ${field}\n`);
    expect(text).toMatch(/expected ("general" or )?a service: .*\bstoves\b.*; got "stove"/);
  });

  test('reports a service’s missing links and figures', async () => {
    const sections = [{ title: 'More' }, { title: 'Wood', link: to('/services/wood') }];
    const { text, problems } = await check({
      'services/stoves.json': { ...priced('stovePrice'), id: 'stoves', sections },
    });
    expect(problems, text).toBe(2);
    expect(text).toContain('services/stoves.json › sections[1].link.href');
    expect(text).toContain(
      'services/stoves.json › prices.items[0].parts[0].figure\n    expected the name of a figure in figures.json; got "stovePrice"',
    );
  });

  test('reports links to missing pages in texts of pages and houses', async () => {
    const html = "Ask <a href='/contact#form'>us</a>, see <a href='/abuot'>who we are</a>.";
    const longDescription =
      '<p>See <a href="/services/stoves">stoves</a>, <a href="/pier">pier</a>, <a href="/uploads/plan.svg">plan</a>.</p>';
    const { text } = await check({
      'pages/home.json': { introduction: { paragraphs: [html] } },
      'properties/a.json': { ...MINIMAL_ITEMS.properties, id: 'a', longDescription },
    });
    expect(text).toContain('pages/home.json › introduction.paragraphs[0]\n');
    expect(text).toContain('got "/abuot"');
    expect(text).toContain('properties/a.json › longDescription\n');
    expect(text).toContain('got "/pier"');
    expect(text).not.toMatch(/got "\/(contact|services|uploads)/);
  });

  test('warns of links to hidden pages without failing', async () => {
    const { text, problems } = await check({
      'company.json': {
        ...GOOD['company.json'],
        navigation: links('/', '/services/roofs'),
        homeServices: ['stoves', 'thatch'],
      },
      'faqs/a.json': faq('roofs'),
    });
    expect(problems, text).toBe(0);
    expect(text).toContain('company.json › navigation[1].href');
    expect(text).toContain('company.json › homeServices[1]');
    expect(text).toContain(
      'if the page is only hidden for now, leave this: it works again once the page is shown; otherwise, remove it',
    );
    expect(text).toContain('faqs/a.json › topic');
  });

  test('reports unused figures', async () => {
    const figure = { value: 900, unit: '£', label: 'A stove', asOf: '2026-11', source: 'Ours' };
    const { text, problems } = await check({
      'services/stoves.json': { ...priced('stovePrice'), id: 'stoves' },
      'figures.json': { stovePrice: figure, stovPrice: figure },
    });
    expect(problems, text).toBe(0);
    expect(text).toContain(
      'figures.json › stovPrice\n    expected a figure used by the site or by the price of a service',
    );
    expect(text).not.toContain('figures.json › stovePrice');
  });

  test('checks a single file’s references against the other files', async () => {
    const root = await writeFiles({
      ...SERVICES,
      'faqs/a.json': faq('stove'),
      'faqs/b.json': faq('stoves'),
    });
    const wrong = await checkSingle(join(root, 'faqs/a.json'));
    expect(wrong.lines.join('\n')).toContain('faqs/a.json › topic\n    expected "general"');
    expect(wrong.problems).toBe(1);
    expect((await checkSingle(join(root, 'faqs/b.json'))).problems).toBe(0);
  });
});
