import { describe, expect, test } from 'vitest';
import { FULL } from '../../../support/planner.ts';
import { fromQuery, toQuery } from '../../../../src/planner/form/share.ts';

describe('a shared plan', () => {
  test('is as short as what was changed, in the order of the fields', () => {
    expect(toQuery({})).toBe('');
    expect(toQuery({ battery: '10', house: 'small', miles: ' ' })).toBe(
      'v=2&house=small&battery=10',
    );
  });

  test('stands beside what an address has of others', () => {
    expect(toQuery({ battery: '10' }, 'utm_source=x&panels=4&lang=gd')).toBe(
      'v=2&battery=10&utm_source=x&lang=gd',
    );
  });

  test('passes over what is not of the planner', () => {
    expect(fromQuery('utm_source=x&__proto__=y&v=2&panels=4&tilt=')).toEqual({ panels: '4' });
    expect(fromQuery('utm_source=x')).toEqual({});
  });

  test('of the first version is the plan that it was: with the parts that stood there unsaid', () => {
    expect(fromQuery('battery=9')).toEqual({ ...FULL, battery: '9' });
    expect(fromQuery('turbine=none&house=large&lang=gd')).toEqual({
      ...FULL,
      turbine: 'none',
      house: 'large',
    });
  });

  test('of the first version has its pounds as pence, and oil by the litre', () => {
    const old =
      'electricityPrice=0.31&oilPrice=0.08&exportPrice=15p&cheapPrice=12p&standingCharge=0.6&fuelPrice=1.5&gridCarbon=0.2&oilLitres=1800';
    expect(fromQuery(old)).toMatchObject({
      ...{ electricityPence: '31', oilPence: '82.8', exportPence: '15', exportTariff: 'own' },
      ...{ cheapPence: '12', standingPence: '60', fuelPence: '150', gridCarbonToday: '0.2' },
      ...{ spendIn: 'used', oilLitres: '1800' },
    });
    expect(fromQuery('electricityPrice=dear').electricityPence).toBe('dear');
    expect(toQuery({ battery: '9' }, 'oilPrice=0.08&gridCarbon=1')).toBe('v=2&battery=9');
  });
});
