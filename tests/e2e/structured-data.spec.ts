// Structured data for search engines, read from dist.
import { expect, test } from '@playwright/test';
import { builtInItems } from '../../harness/site/built-in-items.ts';
import {
  builtPage,
  listPages,
  structuredDataOf,
  UNINDEXED,
  type JsonLd,
} from '../support/built-page.ts';
import { readVocabulary } from '../support/vocabulary.ts';

const routes = listPages().filter((route) => !UNINDEXED.includes(route));
const jsonLd = new Map(routes.map((route) => [route, structuredDataOf(builtPage(route))]));
const vocabulary = readVocabulary();

/**
 * Fields that Google documents as required or recommended (November 2026), by type. Excluded: ratings and reviews, a price
 * range and the date of first publication, which are not confirmed; the location, the times and the eight photographs of
 * a holiday house, which the company must provide.
 */
const EXPECTED_FIELDS: Record<string, readonly string[]> = {
  LocalBusiness: ['name', 'address', 'geo', 'openingHoursSpecification', 'telephone', 'url'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'description', 'provider'],
  Article: ['headline', 'image', 'author', 'dateModified'],
  VacationRental: ['name', 'identifier', 'image', 'address', 'description', 'containsPlace'],
  Accommodation: ['amenityFeature', 'additionalType', 'numberOfBedrooms'],
  WebApplication: ['name', 'offers', 'applicationCategory', 'operatingSystem'],
  Offer: ['price', 'priceCurrency'],
};
/** Texts that a page shows unchanged. */
const SHOWN =
  /^(name|headline|description|text|articleSection|email|streetAddress|address(Locality|Region)|postalCode)$/;

const isNode = (value: unknown): value is JsonLd => typeof value === 'object' && value !== null;

/** A node and all nodes with a type within it. */
function* within(value: unknown): Generator<JsonLd> {
  if (Array.isArray(value)) for (const each of value) yield* within(each);
  else if (isNode(value)) {
    if (value['@type']) yield value;
    for (const each of Object.values(value)) yield* within(each);
  }
}

const typesOf = (node: JsonLd) => [node['@type']].flat() as string[];
const ofType = (route: string, type: string) =>
  [...within(jsonLd.get(route))].filter((node) => typesOf(node).includes(type));
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

for (const route of routes) {
  test(`${route} describes its content to search engines`, () => {
    const all = [...within(jsonLd.get(route))];
    const wrong = all.flatMap((node) => {
      const types = typesOf(node);
      const keys = Object.keys(node).filter((key) => !key.startsWith('@'));
      return [
        ...types.filter((type) => !vocabulary.isType(type)),
        ...keys.filter((key) => !types.some((type) => vocabulary.mayHave(type, key))),
        ...types.flatMap((type) => (EXPECTED_FIELDS[type] ?? []).filter((key) => !(key in node))),
      ];
    });
    expect(wrong).toEqual([]);

    const page = builtPage(route);
    for (const each of page.querySelectorAll('script, style')) each.remove();
    const metas = page
      .querySelectorAll('meta[content]')
      .map((meta) => meta.getAttribute('content'));
    const pageText = plain(`${page.textContent} ${metas.join(' ')}`);
    const texts = all.flatMap((node) =>
      Object.entries(node).flatMap(([key, value]) =>
        SHOWN.test(key) && typeof value === 'string' ? [value] : [],
      ),
    );
    expect(texts.filter((text) => !pageText.includes(plain(text)))).toEqual([]);
  });
}

test('every reference in structured data has a target', () => {
  const all = [...jsonLd.values()].flatMap((each) => [...within(each)]);
  const known = new Set(all.map((node) => node['@id']));
  const named = [...JSON.stringify([...jsonLd.values()]).matchAll(/\{"@id":"([^"]+)"\}/g)];
  expect(new Set(named.map(([, id]) => id).filter((id) => !known.has(id)))).toEqual(new Set());
  expect(named.length).toBeGreaterThan(routes.length / 2);
});

test('each type of page describes its content', () => {
  const [service] = builtInItems('services').filter(({ calculator }) => calculator);
  const [study] = builtInItems('case-studies');
  const [house] = builtInItems('properties');
  for (const [route, type] of [
    ['/', 'LocalBusiness'],
    ['/', 'WebSite'],
    ['/contact', 'LocalBusiness'],
    ['/planner', 'WebApplication'],
    [`/services/${service?.id}`, 'Service'],
    [`/services/${service?.id}`, 'WebApplication'],
    [`/services/${service?.id}`, 'FAQPage'],
    [`/case-studies/${study?.id}`, 'Article'],
    [`/hospitality/${house?.id}`, 'VacationRental'],
  ] as const) {
    expect(ofType(route, type), `${route} ${type}`).toHaveLength(1);
  }
});

test('every page except home has a breadcrumb trail', () => {
  for (const route of routes) {
    const [trail] = ofType(route, 'BreadcrumbList');
    const steps = [...within(trail)].filter((step) => typesOf(step).includes('ListItem'));
    const paths = steps.map(({ item }) => new URL(String(item)).pathname);
    const [, first = ''] = /^(\/[^/]+)\/./.exec(route) ?? [];
    expect(paths).toEqual(route === '/' ? [] : ['/', ...(first ? [first] : []), route]);
  }
});

test('no page claims a rating, a review or a customer’s quote', () => {
  const all = JSON.stringify([...jsonLd.values()]);
  expect(all).not.toMatch(
    /aggregateRating|starRating|ratingValue|review|4\.9|testimonial|an example/i,
  );
  for (const { testimonial } of builtInItems('case-studies')) {
    for (const value of Object.values({ ...testimonial })) expect(all).not.toContain(value);
  }
});
