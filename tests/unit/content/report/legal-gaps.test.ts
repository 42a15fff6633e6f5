import { expect, test } from 'vitest';
import { listLegalGaps } from '../../../../src/content/report/legal-gaps.ts';

const registration = { name: 'Solan Power Ltd', country: 'Scotland', number: '1', office: ['x'] };
const HOUSE = { id: 'croft', licence: 'OR00001F', energyRating: 'C', guests: 4 };

const fieldsOf = (...content: Parameters<typeof listLegalGaps>) =>
  listLegalGaps(...content).map(({ file, field }) => `${file} ${field}`);

test('the law wants nothing more of a firm and houses that say all', () => {
  expect(fieldsOf({ registration, vatNumber: 'GB 1' }, [HOUSE])).toEqual([]);
});

test('what is not there is named with its file, its field and its law', () => {
  expect(fieldsOf({}, [{ id: 'croft' }, { id: 'bothy', licence: '1', energyRating: 'C' }])).toEqual(
    [
      'company.json registration',
      'company.json vatNumber',
      'properties/croft.json licence',
      'properties/croft.json guests',
      'properties/croft.json energyRating',
      'properties/bothy.json guests',
    ],
  );
  for (const { why } of listLegalGaps({}, [{ id: 'croft' }])) expect(why).toMatch(/\b20\d\d\b/);
});

test('a sample is not what the law wants', () => {
  const sample = { registration: { ...registration, isPlaceholder: true }, vatNumber: 'GB 0' };
  const gaps = listLegalGaps(sample, [{ ...HOUSE, isPlaceholder: true }]);
  expect(gaps.map(({ field, value }) => `${field}: ${value}`)).toEqual([
    'registration: A sample still',
    'vatNumber: A sample still',
    'licence: A sample still',
    'energyRating: A sample still',
  ]);
});
