// What the pages say, read from dist as it was built; that it is seen without scripts, and how it behaves with them,
// other files hold in a browser.
import { parse } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import { legalLine } from '../../src/components/legal-line.ts';
import { ICON_NAMES } from '../../src/content/schemas/primitives.ts';
import { formatMonth } from '../../src/values/dates/days.ts';
import {
  addressesOf,
  builtPage,
  listPages,
  structuredDataOf,
  wordsOf,
} from '../support/built-page.ts';
import { COMPANY, FIRM } from '../support/firm.ts';
import { pageTexts } from '../support/page-texts.ts';

const services = builtInItems('services');
const questionsTo = (topic: string) => builtInItems('faqs').filter((faq) => faq.topic === topic);
const pathsTo = (folder: string, items: readonly { id: string }[]) =>
  items.map(({ id }) => `/${folder}/${id}`);

test('home leads to six services, three case studies and two houses', () => {
  const page = builtPage('/');
  expect(addressesOf(page, '[aria-labelledby=services] h3 a')).toEqual([
    '/services/micro-turbines',
    '/services/solar-solutions',
    '/services/electrical-services',
    '/services/heat-pumps',
    '/services/maintenance',
    '/services/repairs',
  ]);
  expect(addressesOf(page, '[aria-labelledby=proof] h3 a')).toEqual(
    pathsTo('case-studies', builtInItems('case-studies').slice(0, 3)),
  );
  expect(addressesOf(page, '[aria-labelledby=stay] h3 a')).toEqual(
    pathsTo('hospitality', builtInItems('properties').slice(0, 2)),
  );
  const [main] = wordsOf(page, 'main');
  const { heading, lead, introduction } = pageTexts('home');
  for (const words of [heading, lead, introduction.lead]) expect(main).toContain(words);
  expect(addressesOf(page, 'main a')).toEqual(
    expect.arrayContaining(['/services', '/contact', '/about', '/case-studies', '/hospitality']),
  );
  expect(addressesOf(page, '[aria-labelledby=cta-title] a')).toEqual(
    expect.arrayContaining(['/contact', '/services']),
  );
});

test('about tells values, vision, timeline and badges', () => {
  const page = builtPage('/about');
  const { values, vision, timeline, certifications, incorporated } = COMPANY;
  const titles = values.map(({ title }) => title);
  expect(wordsOf(page, '[aria-labelledby=values] h3')).toEqual(titles);
  const milestones = timeline.map(
    ({ year, title }) => `${year === 'incorporated' ? incorporated : year} ${title}`,
  );
  expect(wordsOf(page, '[aria-labelledby=story] li h3')).toEqual(milestones);
  expect(wordsOf(page, '[aria-labelledby=vision] li')).toHaveLength(vision.length);
  const badges = wordsOf(page, 'main [aria-label=Certifications] li');
  expect(badges).toHaveLength(certifications.length);
});

test('every icon that content may name has a drawing of its own', () => {
  const drawings = builtPage('/styleguide').querySelectorAll('#icons svg');
  expect(new Set(drawings.map(({ innerHTML }) => innerHTML)).size).toBe(ICON_NAMES.length + 1);
});

test('services shows a card each, benefits, general questions and the way to contact', () => {
  const page = builtPage('/services');
  const texts = pageTexts('services');
  expect(wordsOf(page, 'h1')).toEqual([texts.heading]);
  expect(wordsOf(page, 'main')[0]).toContain(texts.lead);
  expect(addressesOf(page, '[aria-labelledby=all] h3 a')).toEqual(pathsTo('services', services));
  const icons = page.querySelectorAll('[aria-labelledby=all] h3 svg');
  expect(icons).toHaveLength(services.length);
  expect(wordsOf(page, 'h2')).toContain(texts.benefits);
  const benefits = wordsOf(page, '[aria-labelledby=benefits] h3');
  expect(benefits).toEqual(builtInItems('benefits').map(({ title }) => title));
  expect(wordsOf(page, '#faq-title')).toEqual([texts.questions]);
  const { length } = questionsTo('general');
  expect(wordsOf(page, '[aria-labelledby=faq-title] details')).toHaveLength(length);
  const [toContact] = page
    .querySelectorAll('main a')
    .filter((a) => a.text.includes(texts.callToAction.button));
  expect(toContact?.getAttribute('href')).toBe('/contact');
  expect(structuredDataOf(page)[0]).toMatchObject({ '@type': 'FAQPage', mainEntity: { length } });
  const keywords = page.querySelector('meta[name=keywords]')?.getAttribute('content');
  for (const area of COMPANY.areaServed) expect(keywords).toContain(area);
});

/** What a service's page has below the questions that are common to all, by heading. */
const EXTRA_SECTIONS = [
  ['micro-turbines', 'Why Choose Our Micro Turbines'],
  ['micro-turbines', 'Calculate Your Wind Energy Potential'],
  ['solar', 'Calculate Your Solar Potential'],
  ['ev-chargers', 'EV Charging Services'],
  ['battery-storage', 'Calculate Your Battery Storage Potential'],
  ['heat-pumps', 'Commercial applications'],
] as const;

for (const service of services) {
  const { id, title, description, lead, features, imageUrl, imageDescription } = service;
  const questions = questionsTo(id).length;
  test(`service ${id} has its parts in the specified order and ${questions} questions`, () => {
    const page = builtPage(`/services/${id}`);
    const { questions: heading, service: texts } = pageTexts('services');
    const header = wordsOf(page, 'main .intro :is(a, h1, p)');
    expect(header).toEqual(['← All Services', title, description]);
    expect(addressesOf(page, '[aria-label=Breadcrumb] a')).toEqual(['/services']);
    expect(page.querySelectorAll('main .intro img')).toHaveLength(service.landscape ? 1 : 0);
    const [quote] = page.querySelectorAll('main a').filter((a) => a.text.includes(texts.button));
    expect(quote?.getAttribute('href')).toMatch(/^\/contact/);
    const [main = ''] = wordsOf(page, 'main');
    const parts = [
      ...[description, texts.features, ...features, texts.button, imageDescription],
      ...(questions > 0 ? [heading] : []),
      ...EXTRA_SECTIONS.flatMap(([of, heading]) => (of === id ? [heading] : [])),
      texts.callToAction.title,
    ];
    const places = parts.map((part) => main.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(main).toContain(lead);
    const picture = page.querySelector('main .section figure:has(figcaption) img');
    expect(picture?.getAttribute('src')).toContain(parse(imageUrl).name);
    expect(wordsOf(page, '[aria-labelledby=faq-title] details')).toHaveLength(questions);
    expect(structuredDataOf(page).map((data) => data['@type'])).toContain('Service');
  });
}

test('battery storage shows its named product, with picture and sizes, above the calculator', () => {
  const product = services.find(({ batteryProduct }) => batteryProduct)?.batteryProduct;
  const { name = '', imageAlt, sizes = [], text } = product ?? {};
  const page = builtPage('/services/battery-storage');
  const heading = 'Calculate Your Battery Storage Potential';
  const headings = wordsOf(page, 'h2');
  expect(headings.slice(headings.indexOf(name)).slice(0, 2)).toEqual([name, heading]);
  expect(wordsOf(page, '[aria-labelledby=product] p')).toEqual([text]);
  expect(wordsOf(page, '[aria-labelledby=product] li')).toEqual(sizes.map(String));
  const picture = page.querySelector('[aria-labelledby=product] img');
  expect(picture?.getAttribute('alt')).toBe(imageAlt);
  expect(picture?.getAttribute('src')).toMatch(/^\/_astro\/battery-product\..*svg$/);
});

test('the chargers have two tabs, and open on the first', () => {
  const page = builtPage('/services/ev-chargers');
  expect(wordsOf(page, '[role=tab]')).toEqual([
    'Calculate Charging Cost',
    'Find Charging Stations',
  ]);
  expect(page.querySelector('[role=tab]')?.getAttribute('aria-selected')).toBe('true');
});

test('a case study leads to contact with its service and the project named', () => {
  const page = builtPage('/case-studies/heat-pump-residential');
  expect(wordsOf(page, 'aside')[0]).toContain('Heat Pumps');
  expect(wordsOf(page, 'main aside a')).toEqual([pageTexts('case-studies').study.button]);
  expect(addressesOf(page, 'main aside a')[0]).toMatch(
    /^\/contact\?service=heat-pumps&project=.+$/,
  );
});

test('a case study says beside it where, when and what, as its file does or as for all', () => {
  const { study } = pageTexts('case-studies');
  for (const { id, category, location, completion, services } of builtInItems('case-studies')) {
    const said = wordsOf(builtPage(`/case-studies/${id}`), '[aria-labelledby=project] dd');
    expect(said.slice(0, 4)).toEqual([
      category,
      location ?? study.location,
      completion ? formatMonth(completion) : study.completion,
      services ?? study.services,
    ]);
  }
});

/** The quiet line at the foot of a page that says which are samples. */
const samplesOn = (path: string) =>
  wordsOf(builtPage(path), '.samples').filter((text) => text.startsWith('Samples on this page: '));

test('samples are shown plainly, and a line at the foot of each page says which they are', () => {
  const studies = builtInItems('case-studies');
  for (const { id, isPlaceholder } of studies) {
    const path = `/case-studies/${id}`;
    expect(wordsOf(builtPage(path), 'main').join()).not.toMatch(/an example/i);
    expect(samplesOn(path).join().includes('the case study'), path).toBe(isPlaceholder === true);
  }
  expect(studies.some(({ isPlaceholder }) => isPlaceholder)).toBe(true);
  for (const glance of wordsOf(builtPage('/hospitality'), '.glance')) {
    expect(glance).toMatch(/^★ Rating \d\.\d(?! \()/);
  }
  expect(samplesOn('/hospitality')).toEqual([expect.stringContaining('the guest ratings')]);
  expect(samplesOn('/terms').join()).not.toMatch(/case study|ratings/);
});

test('structured data has no rating, review or quote', () => {
  for (const route of listPages()) {
    const data = JSON.stringify(structuredDataOf(builtPage(route)));
    expect(data, route).not.toMatch(/aggregateRating|review|4\.9|testimonial|an example/i);
  }
});

test('a house shows its facts, its five questions and how to book', () => {
  const page = builtPage('/hospitality/benderloch');
  const { house } = pageTexts('hospitality');
  const [glance] = wordsOf(page, '.glance');
  for (const fact of ['4.9', '7 bedrooms', '5 bathrooms', 'up to 14 guests']) {
    expect(glance).toContain(fact);
  }
  expect(wordsOf(page, '.price')).toEqual([]);
  for (const path of ['/', '/hospitality', '/hospitality/benderloch']) {
    const [{ licence, energyRating } = {}] = builtInItems('properties');
    const [main] = wordsOf(builtPage(path), 'main');
    expect(main, path).toContain(
      `Short-term let licence ${licence}, energy rating ${energyRating}`,
    );
  }
  expect(wordsOf(page, 'aside p')).toContain(house.stay);
  expect(wordsOf(page, 'main button, main a')).toEqual(
    expect.arrayContaining(['Check Availability', 'Book Your Stay', house.more]),
  );
  expect(wordsOf(page, '[aria-labelledby=faq-title] details')).toHaveLength(5);
  const [uta] = wordsOf(builtPage('/hospitality/uta'), '.glance');
  expect(uta).toContain('3 bedrooms');
  expect(uta).toContain('2 bathrooms');
});

test('hospitality features Benderloch with its booking tab', () => {
  const page = builtPage('/hospitality');
  expect(wordsOf(page, '#featured')).toEqual(['Benderloch House']);
  expect(wordsOf(page, '[role=tab]')).toEqual(['Features', 'Sustainability', 'Booking']);
  const [booking] = wordsOf(page, '#benderloch-booking');
  const texts = pageTexts('hospitality').booking;
  expect(booking).toContain(texts.lead);
  expect(booking).toContain(texts.direct);
  expect(booking).toContain('Check Availability');
});

test('contact shows hours', () => {
  const [main] = wordsOf(builtPage('/contact'), 'main');
  for (const { days, times } of COMPANY.hours) expect(main).toContain(`${days}${times}`);
});

test('what the company is registered as is at the foot of each page, and on the contact page', () => {
  const registered = legalLine(COMPANY, false);
  expect(registered).toMatch(/ number \w+\. Registered office: .* VAT number /);
  expect(wordsOf(builtPage('/about'), 'footer p')).toContain(registered);
  expect(wordsOf(builtPage('/contact'), '[aria-labelledby=details] p')).toContain(registered);
});

test('privacy and terms have every paragraph that is true of this site', () => {
  const paragraphsOf = (page: 'privacy' | 'terms') =>
    pageTexts(page).sections.flatMap(({ paragraphs }) => paragraphs);
  const plain = (html: string) => html.replace(/<[^>]*>/g, '');
  const [terms] = wordsOf(builtPage('/terms'), 'main');
  for (const { text } of paragraphsOf('terms')) expect(terms).toContain(plain(text.html));
  const [privacy] = wordsOf(builtPage('/privacy-policy'), 'main');
  for (const { text, when = 'always' } of paragraphsOf('privacy')) {
    const words = plain(text.html).replace('{keepDays}', '365').replace('{draftDays}', '30');
    const isTrue = ['always', 'pages-kept', 'form-here', 'form-not-forwarded'].includes(when);
    expect(privacy?.includes(words), words).toBe(isTrue);
  }
});

test('no page shows braces in the place of a fact', () => {
  for (const route of listPages()) {
    const page = builtPage(route);
    const description = page.querySelector('meta[name=description]')?.getAttribute('content');
    const words = wordsOf(page, 'title, main :is(h1, h2, h3, p, li, dt, dd, a)');
    expect([description, ...words].join(' '), route).not.toMatch(/\{\w*\}/);
  }
});

test('the accessibility statement says what works, what does not, and how to tell us', () => {
  const page = builtPage('/accessibility');
  const [main] = wordsOf(page, 'main');
  expect(main).toContain('Web Content Accessibility Guidelines 2.2, level AA');
  expect(wordsOf(page, 'main h2')).toContain('What does not work as well');
  expect(addressesOf(page, 'main a')).toEqual([FIRM.phoneHref, `mailto:${FIRM.email}`]);
});

test('calculators stand in the order of the services that show them', () => {
  const links = addressesOf(builtPage('/calculators'), '[aria-labelledby=five] a');
  const services = addressesOf(builtPage('/services'), '[aria-labelledby=all] a').map(
    (href) => `${href}#calculator`,
  );
  expect(links).toHaveLength(6);
  expect(links.pop()).toBe('/planner');
  expect(links).toEqual(services.filter((href) => links.includes(href)));
});
