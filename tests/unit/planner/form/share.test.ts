import { describe, expect, test } from 'vitest';
import { fromQuery, toQuery } from '../../../../src/planner/form/share.ts';

describe('a shared plan', () => {
  test('is as short as what was changed, in the order of the fields', () => {
    expect(toQuery({})).toBe('');
    expect(toQuery({ battery: '10', house: 'small', miles: ' ' })).toBe('house=small&battery=10');
  });

  test('stands beside what an address has of others', () => {
    expect(toQuery({ battery: '10' }, 'utm_source=x&panels=4&lang=gd')).toBe(
      'battery=10&utm_source=x&lang=gd',
    );
  });

  test('passes over what is not of the planner', () => {
    expect(fromQuery('utm_source=x&__proto__=y&panels=4&tilt=')).toEqual({ panels: '4' });
  });
});
