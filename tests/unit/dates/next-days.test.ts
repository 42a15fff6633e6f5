import { expect, test } from 'vitest';
import { listNextDays } from '../../../src/dates/next-days.ts';

test.each([
  ['one day', { from: '2026-12-02' }, '2 December'],
  ['two days', { from: '2026-12-02', until: '2026-12-03' }, '2 and 3 December'],
  ['several days', { from: '2026-12-02', until: '2026-12-05' }, '2 to 5 December'],
  ['two months', { from: '2026-11-30', until: '2026-12-02' }, '30 November to 2 December'],
])('names %s', (_, days, text) => {
  expect(listNextDays([{ area: 'Barra', ...days }], '2026-11-28')).toMatchObject([
    { area: 'Barra', days: text },
  ]);
});

test('lists a visit until its last day has passed', () => {
  const visits = [{ area: 'Barra', from: '2026-12-02', until: '2026-12-03' }];
  expect(listNextDays(visits, '2026-12-03')).toHaveLength(1);
  expect(listNextDays(visits, '2026-12-04')).toEqual([]);
});

test.each([
  ['2026-12-03', '2 and 3 December'],
  ['2026-12-04', '30 and 31 December'],
  ['2026-12-31', '30 and 31 December'],
  ['2027-01-01', '27 and 28 January'],
])('repeats a visit every four weeks: on %s the next is %s', (today, text) => {
  const visit = { area: 'Barra', from: '2026-12-02', until: '2026-12-03', repeatWeeks: 4 };
  expect(listNextDays([visit], today)).toMatchObject([{ days: text }]);
});

test('lists the next visit to each area in order', () => {
  const visits = [
    { area: 'Skye', from: '2026-12-15' },
    { area: 'Barra', from: '2027-01-20' },
    { area: 'Barra', from: '2026-12-02' },
  ];
  expect(listNextDays(visits, '2026-11-28').map(({ area, until }) => [area, until])).toEqual([
    ['Barra', '2026-12-02'],
    ['Skye', '2026-12-15'],
  ]);
});
