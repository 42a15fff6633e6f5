import { describe, expect, test } from 'vitest';
import { serviceThing } from '../../../src/seo/service.ts';

describe('serviceThing', () => {
  test('says what is offered, where, and by whom', () => {
    const service = { id: 'heat-pumps', title: 'Heat pumps', description: 'Warmth from the air.' };
    const company = {
      name: 'Machair Renewables',
      areaServed: ['Uist', 'Lewis and Harris'],
      contact: { phone: '01632 960123', email: 'hello@machair.example' },
    };
    expect(serviceThing(service, company, new URL('https://machair.example'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: 'Heat pumps',
      description: 'Warmth from the air.',
      url: 'https://machair.example/services/heat-pumps',
      areaServed: ['Uist', 'Lewis and Harris'],
      provider: {
        '@type': 'LocalBusiness',
        name: 'Machair Renewables',
        url: 'https://machair.example/',
        telephone: '01632 960123',
        email: 'hello@machair.example',
      },
    });
  });
});
