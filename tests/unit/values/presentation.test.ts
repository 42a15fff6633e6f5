import { expect, test } from 'vitest';
import { allRows } from '../../../src/values/presentation.ts';

test('all that an answer says in rows begins with its main figures, each with what it supposes', () => {
  const presentation = {
    label: 'Annual Output',
    main: '2,988 kWh',
    beside: [{ label: 'More likely', main: '£31', more: 'a month' }],
    rows: [['Panels', '12']] as const,
  };
  expect(allRows(presentation)).toEqual([
    ['Annual Output', '2,988 kWh'],
    ['More likely', '£31 a month'],
    ['Panels', '12'],
  ]);
  expect(allRows({ label: 'Cost', main: '£1', rows: [] })).toEqual([['Cost', '£1']]);
});
