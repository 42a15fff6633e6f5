import { describe, expect, test } from 'vitest';
import { keepExisting } from '../../../../src/content/queries/existing-links.ts';

const PAGES = new Set(['/', '/about', '/services/solar']);
const to = (href: string) => ({ label: `To ${href}`, href });

describe('links of the site', () => {
  test.each(['/', '/about', '/services/solar', '/about#team', '/services/solar?tab=finder#top'])(
    'stay where they lead to a page: %s',
    (href) => {
      const lists = { quickLinks: [to(href)] };
      expect(keepExisting(lists, PAGES)).toEqual({ lists, leftOut: [] });
    },
  );

  test.each([
    '/services/wind',
    '/services',
    '/about/',
    '/About',
    '#team',
    'https://a.example/about',
  ])('are left out and named where they lead to none: %s', (href) => {
    const lists = { quickLinks: [to('/'), to(href)], navigation: [to(href)] };
    expect(keepExisting(lists, PAGES)).toEqual({
      lists: { quickLinks: [to('/')], navigation: [] },
      leftOut: [`quickLinks: ${href}`, `navigation: ${href}`],
    });
  });
});
