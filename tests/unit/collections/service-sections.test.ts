import { describe, expect, test } from 'vitest';
import { withSections } from '../../../src/collections/service-sections.ts';
import type { Service } from '../../../src/model/schemas/service.ts';

/** A service as a repository may hold it that says nothing of sections. */
const plain = (id: string): Service => ({
  id,
  icon: 'Sun',
  title: 'A service',
  description: 'What it is.',
  lead: 'What it is good for.',
  features: ['One'],
  imageUrl: '/uploads/fallback.svg',
  imageDescription: 'A picture.',
});

describe('the sections of a service', () => {
  test.each([
    ['micro-turbines', 'wind'],
    ['solar', 'solar'],
    ['ev-chargers', 'ev-charging'],
    ['battery-storage', 'battery'],
    ['heat-pumps', 'heat-pump'],
    ['electrical', undefined],
  ])('of %s, where it names none, are the built-in ones, with the calculator %s', (id, name) => {
    expect(withSections(plain(id)).calculator).toBe(name);
  });

  test('are its own where it names them', () => {
    const sections = [{ title: 'Ours' }];
    const service = { ...plain('battery-storage'), sections, calculator: 'solar' } as const;
    expect(withSections(service)).toMatchObject({ sections, calculator: 'solar' });
  });

  test('of an id that is not built in are its own', () => {
    const service = plain('tidal');
    expect(withSections(service)).toEqual(service);
  });

  test('leave its other words as they are', () => {
    expect(withSections(plain('solar'))).toMatchObject({ title: 'A service', icon: 'Sun' });
    expect(withSections(plain('micro-turbines'))).not.toHaveProperty('points');
  });
});
