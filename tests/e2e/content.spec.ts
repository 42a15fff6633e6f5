// The contents of pages, read from dist.
import { parse } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtInFigures } from '../../harness/site/built-in-figures.ts';
import { builtInFile } from '../../harness/site/built-in-file.ts';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { legalLine } from '../../src/components/legal-line.ts';
import { ICON_NAMES } from '../../src/content/model/schemas/primitives.ts';
import { formatMonth } from '../../src/dates/days.ts';
import { formatPounds } from '../../src/numbers/format.ts';
import { listGuidePrices } from '../../src/grants/grants.ts';
import { telHref } from '../../src/text/phone.ts';
import { urlsIn, builtPage, listPages, wordsOf } from '../support/built-page.ts';
import { COMPANY, CONTACT } from '../support/company.ts';
import { pageTexts } from '../support/page-texts.ts';

const services = builtInItems('services');
const studies = builtInItems('case-studies');
const properties = builtInItems('properties');
const [house] = properties;
const grants = builtInFile('grants');
const texts = pageTexts('services');
const questionsTo = (topic: string) => builtInItems('faqs').filter((faq) => faq.topic === topic);
const pathsTo = (folder: string, items: readonly { id: string }[]) =>
  items.map(({ id }) => `/${folder}/${id}`);

/** A page's parts from content, complete and in order: name, page and selector. */
const CONTENT_TEXTS: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['values', '/about', '[aria-labelledby=values] h3', COMPANY.values.map(({ title }) => title)],
  ['vision', '/about', '[aria-labelledby=vision] h3', COMPANY.vision.map(({ title }) => title)],
  [
    'milestones',
    '/about',
    '[aria-labelledby=story] li h3',
    COMPANY.timeline.map(
      ({ year, title }) => `${year === 'incorporated' ? COMPANY.incorporated : year} ${title}`,
    ),
  ],
  [
    'certificates',
    '/about',
    'main [aria-label=Certifications] li strong',
    COMPANY.certifications.map(({ title }) => title),
  ],
  ['its heading', '/services', 'h1', [texts.heading]],
  [
    'benefits',
    '/services',
    '[aria-labelledby=benefits] h3',
    builtInItems('benefits').map(({ title }) => title),
  ],
  [
    'general questions',
    '/services',
    '[aria-labelledby=faq-title] h3',
    questionsTo('general').map(({ question }) => question),
  ],
  ['its featured house', '/hospitality', '#featured', [house?.name ?? '']],
  ['tabs', '/hospitality', '[role=tab]', ['Features', 'Sustainability', 'Booking']],
  ['hours', '/contact', '[aria-labelledby=hours] dd', COMPANY.hours.map(({ times }) => times)],
  ['no price where none is given', '/hospitality/uta', '.price', []],
];

for (const [what, route, selector, expectedText] of CONTENT_TEXTS) {
  test(`${route} shows ${what}`, () => {
    expect(wordsOf(builtPage(route), selector)).toEqual(expectedText);
  });
}

/** The targets of the links in a part of a page, in order. */
const LINKS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    '/',
    '[aria-labelledby=services] h3 a',
    [
      '/services/micro-turbines',
      '/services/solar-solutions',
      '/services/electrical-services',
      '/services/heat-pumps',
      '/services/maintenance',
      '/services/repairs',
    ],
  ],
  ['/', '[aria-labelledby=proof] h3 a', pathsTo('case-studies', studies.slice(0, 3))],
  ['/', '[aria-labelledby=stay] h3 a', pathsTo('hospitality', properties.slice(0, 2))],
  ['/', '[aria-labelledby=cta-title] div a', ['/contact', '/services']],
  ['/services', '[aria-labelledby=all] h3 a', pathsTo('services', services)],
  ['/accessibility', 'main a', [CONTACT.phoneHref, `mailto:${CONTACT.email}`]],
  ...['/', '/services', '/calculators'].map(
    (route) => [route, 'main a[href="/planner"]', ['/planner']] as const,
  ),
];

for (const [route, selector, urls] of LINKS) {
  test(`${route} has the specified links in ${selector}`, () => {
    const links = urlsIn(builtPage(route), selector);
    expect(links.slice(0, urls.length)).toEqual(urls);
  });
}

test('every icon has a different drawing', () => {
  const drawings = builtPage('/styleguide').querySelectorAll('#icons svg');
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(ICON_NAMES.length + 1);
});

/** The calculator of a service's page, above its features, by heading. */
const CALCULATOR_HEADINGS = [
  ['micro-turbines', 'Calculate Your Wind Energy Potential'],
  ['solar', 'Calculate Your Solar Potential'],
  ['ev-chargers', 'EV Charging Services'],
  ['battery-storage', 'Calculate Your Battery Storage Potential'],
] as const;

/** The parts of a service's page below the common questions, by heading. */
const EXTRA_SECTIONS = [
  ['micro-turbines', 'Why Choose Our Micro Turbines'],
  ['heat-pumps', 'Commercial applications'],
] as const;

const headingsOf = (id: string, headings: readonly (readonly [string, string])[]) =>
  headings.flatMap(([of, heading]) => (of === id ? [heading] : []));

for (const service of services) {
  const { id, title, description, lead, features, imageUrl, imageDescription } = service;
  const questions = questionsTo(id).length;
  test(`service ${id} has its parts in the specified order and ${questions} questions`, () => {
    const page = builtPage(`/services/${id}`);
    const { questions: heading, service: shared } = texts;
    const header = wordsOf(page, 'main .intro :is(nav a, h1, p)');
    expect(header.slice(0, 3)).toEqual(['← All Services', title, description]);
    expect(header).toContain(service.promise ?? shared.promise);
    expect(urlsIn(page, '[aria-label=Breadcrumb] a')).toEqual(['/services']);
    const [picture] = page.querySelectorAll('main .intro img');
    expect(picture?.getAttribute('src')).toContain(
      parse(service.landscape?.imageUrl ?? imageUrl).name,
    );
    expect(urlsIn(page, 'main .intro a')).toEqual(
      expect.arrayContaining([`/contact?service=${id}`, telHref(COMPANY.contact.phone)]),
    );
    const [main = ''] = wordsOf(page, 'main');
    const parts = [
      ...[description, shared.button, ...headingsOf(id, CALCULATOR_HEADINGS)],
      ...[shared.features, ...features],
      ...(questions > 0 ? [heading] : []),
      ...headingsOf(id, EXTRA_SECTIONS),
      shared.callToAction.title,
    ];
    const places = parts.map((part) => main.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(main).toContain(lead);
    const described = page.querySelectorAll(service.landscape ? 'figure' : '.intro');
    const descriptions = described.map((part) =>
      service.landscape
        ? part.querySelector('figcaption')?.text.trim()
        : part.querySelector('img')?.getAttribute('alt'),
    );
    expect(descriptions).toContain(imageDescription);
    expect(wordsOf(page, '[aria-labelledby=faq-title] details')).toHaveLength(questions);

    expect(wordsOf(page, '[aria-labelledby=steps] h3')).toEqual(
      (service.steps ?? shared.steps.items).map(({ title }, i) => `${i + 1}. ${title}`),
    );
    const rows = listGuidePrices(service.prices?.items ?? [], builtInFigures, grants);
    expect(wordsOf(page, '[aria-labelledby=prices] tbody th')).toEqual(
      rows.map(({ label }) => label),
    );
    const [prices = ''] = wordsOf(page, 'section[aria-labelledby=prices]');
    for (const { price, net, grant, scheme } of rows) {
      expect(prices).toContain(price === undefined ? shared.prices.ask : formatPounds(price));
      if (grant > 0) expect(prices).toContain(formatPounds(net));
      if (grant > 0) expect(prices).toContain(`${scheme?.scheme}, ${shared.prices.eligibility}`);
      for (const condition of scheme?.conditions ?? []) expect(prices).toContain(condition);
    }
    expect(wordsOf(page, '[aria-labelledby=area] .prose > p')).toHaveLength(1);
    const stories = studies.filter(
      ({ category, alsoFor }) =>
        service.categories?.includes(category) || alsoFor?.includes(service.id),
    );
    expect(wordsOf(page, '[aria-labelledby=stories] article')).toHaveLength(
      Math.min(2, stories.length),
    );
  });
}

test('battery storage shows its product below the calculator', () => {
  const product = services.find(({ batteryProduct }) => batteryProduct)?.batteryProduct;
  const { name = '', imageAlt, sizes = [], text } = product ?? {};
  const page = builtPage('/services/battery-storage');
  const [calculator, shown] = ['Calculate Your Battery Storage Potential', name].map((heading) =>
    wordsOf(page, 'h2').indexOf(heading),
  );
  expect(calculator).toBeGreaterThanOrEqual(0);
  expect(shown).toBeGreaterThan(calculator ?? Infinity);
  expect(wordsOf(page, '[aria-labelledby=product] p')).toEqual([text]);
  expect(wordsOf(page, '[aria-labelledby=product] li')).toEqual(sizes.map(String));
  const picture = page.querySelector('[aria-labelledby=product] img');
  expect(picture?.getAttribute('alt')).toBe(imageAlt);
  expect(picture?.getAttribute('src')).toMatch(/^\/_astro\/battery-product\..*svg$/);
});

/** The note in the footer that lists samples. */
const samplesOn = (path: string) => wordsOf(builtPage(path), '.samples').join();

for (const study of studies) {
  const { id, description, outcome, category, location, completion, isPlaceholder } = study;
  test(`case study ${id} shows its facts and links to the contact page`, () => {
    const page = builtPage(`/case-studies/${id}`);
    const { study: shared } = pageTexts('case-studies');
    expect(wordsOf(page, '[aria-labelledby=project] dd').slice(0, 4)).toEqual([
      category,
      location ?? shared.location,
      completion ? formatMonth(completion) : shared.completion,
      study.services ?? shared.services,
    ]);
    expect(wordsOf(page, 'main aside a')).toEqual([shared.button]);
    expect(wordsOf(page, '.intro p')).toContain([outcome ?? [], description].flat().join(' '));
    if (outcome) expect(wordsOf(builtPage('/case-studies'), 'article p')).toContain(outcome);
    const [url] = urlsIn(page, 'main aside a');
    expect(url).toMatch(/^\/contact\?(service=[\w-]+&)?project=.+$/);
    if (id === 'heat-pump-residential') expect(url).toContain('service=heat-pumps&');
    expect(wordsOf(page, 'main').join()).not.toMatch(/an example/i);
    expect(samplesOn(`/case-studies/${id}`).includes('the case study')).toBe(
      isPlaceholder === true,
    );
  });
}

test('a case study shows its photographs with their captions', () => {
  const [study] = studies.filter(({ photographs = [] }) => photographs.length > 0);
  const page = builtPage(`/case-studies/${study?.id ?? ''}`);
  const captions = study?.photographs?.map(({ caption }) => expect.stringContaining(caption));
  expect(wordsOf(page, '[aria-labelledby=photographs] figcaption')).toEqual(captions);
});

test('houses show the facts that guests need to book', () => {
  const { booking, house: shared } = pageTexts('hospitality');
  const page = builtPage('/hospitality/benderloch');
  for (const [i, { id, bedrooms, bathrooms, guests, rating }] of properties.entries()) {
    const glances = [
      wordsOf(builtPage('/hospitality'), '.glance')[i],
      wordsOf(builtPage(`/hospitality/${id}`), '.glance')[0],
    ];
    for (const glance of glances) {
      expect(glance).toMatch(/^★ Rating \d/);
      expect(glance).toContain(`${rating?.toFixed(1)}${bedrooms} bedrooms${bathrooms} bathrooms`);
      if (guests) expect(glance).toContain(`up to ${guests} guests`);
    }
  }
  for (const path of ['/', '/hospitality', '/hospitality/benderloch']) {
    expect(wordsOf(builtPage(path), 'main').join(), path).toContain(
      `Short-term let licence ${house?.licence}, energy rating ${house?.energyRating}`,
    );
  }
  expect(wordsOf(page, 'aside p')).toContain(shared.stay);
  expect(wordsOf(page, 'main button, main a')).toEqual(
    expect.arrayContaining(['Check Availability', 'Book Your Stay', shared.more]),
  );
  expect(wordsOf(page, '[aria-labelledby=faq-title] details')).toHaveLength(5);
  const [tab] = wordsOf(builtPage('/hospitality'), '#benderloch-booking');
  for (const sentence of [booking.lead, booking.promise, booking.direct]) {
    expect(tab).toContain(sentence);
  }
  expect(wordsOf(page, 'aside p')).toContain(booking.promise);
  expect(samplesOn('/hospitality')).toContain('the guest ratings');
  expect(samplesOn('/terms')).not.toMatch(/case study|ratings/);
});

test('the company’s registration is in the footer and on the contact page', () => {
  const registered = legalLine(COMPANY, false);
  expect(registered).toMatch(/ number \w+\. Registered office: .* VAT number /);
  expect(wordsOf(builtPage('/about'), 'footer p')).toContain(registered);
  expect(wordsOf(builtPage('/contact'), '[aria-labelledby=details] p')).toContain(registered);
});

test('legal pages show only the paragraphs that apply', () => {
  const plain = (html: string) => html.replace(/<[^>]*>/g, '');
  for (const [name, route] of [
    ['terms', '/terms'],
    ['privacy', '/privacy-policy'],
  ] as const) {
    const [main] = wordsOf(builtPage(route), 'main');
    const paragraphs = pageTexts(name).sections.flatMap((section) => section.paragraphs);
    for (const { text, when = 'always' } of paragraphs) {
      const sentence = plain(text.html).replace('{keepDays}', '365').replace('{draftDays}', '30');
      const isTrue = ['always', 'pages-kept', 'form-here', 'form-not-forwarded'].includes(when);
      expect(main?.includes(sentence), sentence).toBe(isTrue);
    }
  }
});

test('every page has a value for each fact in its texts', () => {
  for (const route of listPages()) {
    const page = builtPage(route);
    const description = page.querySelector('meta[name=description]')?.getAttribute('content');
    const words = wordsOf(page, 'title, main :is(h1, h2, h3, p, li, dt, dd, a)');
    expect([description, ...words].join(' '), route).not.toMatch(/\{\w*\}/);
  }
});
