import { expect, test } from 'vitest';
import { breadcrumbJsonLd } from '../../../src/seo/breadcrumbs.ts';

test('a trail names the pages in order, with full addresses', () => {
  const steps = [
    { label: 'Home', href: '/' },
    { label: 'Services', href: '/services' },
  ];
  expect(breadcrumbJsonLd(steps, new URL('https://machair.example'))).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://machair.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Services',
        item: 'https://machair.example/services',
      },
    ],
  });
});
