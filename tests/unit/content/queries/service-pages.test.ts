import { describe, expect, test } from 'vitest';
import { listServicePages } from '../../../../src/content/queries/service-pages.ts';

const addresses = (services: { id: string; aliases?: string[] }[]) =>
  listServicePages(services).map(({ slug, service }) => `${slug} -> ${service.id}`);

describe('listServicePages', () => {
  test('gives each service the address of its id and of its aliases', () => {
    expect(addresses([{ id: 'solar', aliases: ['solar-solutions'] }, { id: 'repairs' }])).toEqual([
      'solar -> solar',
      'repairs -> repairs',
      'solar-solutions -> solar',
    ]);
  });

  test('lets an id win over an alias, whichever comes first', () => {
    expect(addresses([{ id: 'solar', aliases: ['repairs'] }, { id: 'repairs' }])).toEqual([
      'solar -> solar',
      'repairs -> repairs',
    ]);
  });

  test('lets the earlier of two equal aliases win', () => {
    expect(
      addresses([
        { id: 'solar', aliases: ['sun'] },
        { id: 'heat', aliases: ['sun'] },
      ]),
    ).toContain('sun -> solar');
  });

  test('lists no address twice', () => {
    const slugs = listServicePages([{ id: 'a', aliases: ['a', 'x', 'x'] }]).map(({ slug }) => slug);
    expect(slugs).toEqual(['a', 'x']);
  });
});
