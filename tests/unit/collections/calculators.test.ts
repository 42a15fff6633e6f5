import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CALCULATORS } from '../../../src/collections/calculators.ts';
import { ICON_NAMES } from '../../../src/model/schemas/primitives.ts';

describe('the list of calculators', () => {
  test('names each where it lives', () => {
    expect(Object.fromEntries(CALCULATORS.map(({ title, href }) => [title, href]))).toEqual({
      Solar: '/services/solar#calculator',
      Wind: '/services/micro-turbines#calculator',
      'EV charging cost': '/services/ev-chargers#calculator',
      'Battery storage': '/services/battery-storage#calculator',
      'Heat pump': '/services/heat-pumps#calculator',
    });
  });

  test.each(CALCULATORS)('leads for $title to a service of ours, with an icon we have', (one) => {
    const id = /^\/services\/([a-z-]+)#calculator$/.exec(one.href)?.[1] ?? '';
    expect(existsSync(`content/services/${id}.json`)).toBe(true);
    expect(ICON_NAMES).toContain(one.icon);
  });

  test.each(CALCULATORS)('asks for $title what the visitor would ask', ({ answers }) => {
    expect(answers).toMatch(/^What .+\?$/);
  });

  test('is in step with the sections that hold a calculator', () => {
    const sections = readFileSync('src/pages/services/_sections/ServiceSections.astro', 'utf8');
    for (const { href } of CALCULATORS) {
      const id = href.replace(/^\/services\/|#calculator$/g, '');
      expect(sections).toContain(`service.id === '${id}' &&`);
    }
  });
});
