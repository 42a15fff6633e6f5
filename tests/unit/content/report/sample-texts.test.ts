import { describe, expect, test } from 'vitest';
import { fingerprintsOf, listSampleTexts } from '../../../../src/content/report/sample-texts.ts';

describe('texts as they came with the site', () => {
  test('are none in the files of another firm', () => {
    const another = new Map([
      ['company.json', { id: 'a-house-by-the-shore', name: 'Ness Power', href: '/services' }],
    ]);
    expect(listSampleTexts(another)).toEqual([]);
  });

  test('are no addresses and no words of buttons', () => {
    expect(fingerprintsOf([{ href: '/services/micro-turbines', button: 'Get a Quote' }])).toEqual(
      [],
    );
  });
});
