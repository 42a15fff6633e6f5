import { expect, test } from 'vitest';
import { serviceJsonLd } from '../../../src/seo/service.ts';

test('a service says what is offered and by whom, and nothing else of its file', () => {
  const service = {
    id: 'heat-pumps',
    title: 'Heat pumps',
    description: 'Warmth from the air.',
    icon: 'Home',
  };
  expect(serviceJsonLd(service, new URL('https://machair.example'))).toEqual({
    '@type': 'Service',
    '@id': 'https://machair.example/services/heat-pumps#service',
    name: 'Heat pumps',
    description: 'Warmth from the air.',
    url: 'https://machair.example/services/heat-pumps',
    provider: { '@id': 'https://machair.example/#firm' },
  });
});
