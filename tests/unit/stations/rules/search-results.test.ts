import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  geocodeAnswerSchema,
  nearbyAnswerSchema,
  toPlaces,
  toPoint,
} from '../../../../src/stations/rules/search-results.ts';

const position = { lat: 58.20914, lon: -6.3789 };
const readPlaces = (answer: unknown) => toPlaces(z.parse(nearbyAnswerSchema, answer));
const readPoint = (answer: unknown) => toPoint(z.parse(geocodeAnswerSchema, answer));

describe('an answer with stations', () => {
  test('becomes places, in its order, whatever else it holds', () => {
    const whole = {
      id: 'GB/POI/p0/1',
      poi: { name: 'Council Headquarters', categories: ['rapid charging'], phone: '' },
      address: { freeformAddress: 'Sandwick Road, Stornoway', countryCode: 'GB' },
      position,
      score: 0.9,
    };
    expect(readPlaces({ results: [whole, { id: 'b', position }], summary: {} })).toEqual([
      {
        id: 'GB/POI/p0/1',
        name: 'Council Headquarters',
        categories: ['rapid charging'],
        address: 'Sandwick Road, Stornoway',
        latitude: 58.20914,
        longitude: -6.3789,
      },
      { id: 'b', latitude: 58.20914, longitude: -6.3789 },
    ]);
  });

  test.each([
    ['leaves out', { id: 'a', position }],
    ['says null of', { id: 'a', poi: null, address: null, position }],
    [
      'says null of all in',
      {
        id: 'a',
        poi: { name: null, categories: null },
        address: { freeformAddress: null },
        position,
      },
    ],
  ])('that %s name, categories and address leaves them unknown', (_, result) => {
    expect(readPlaces({ results: [result] })).toEqual([
      { id: 'a', latitude: 58.20914, longitude: -6.3789 },
    ]);
  });

  test.each([
    ['without an id', { position }],
    ['without a position', { id: 'a' }],
    ['with a latitude off the earth', { id: 'a', position: { lat: -90.1, lon: 0 } }],
    ['with a longitude off the earth', { id: 'a', position: { lat: 0, lon: 180.1 } }],
    ['with a name that is a number', { id: 'a', poi: { name: 7 }, position }],
  ])('is refused with a station %s', (_, result) => {
    expect(() => readPlaces({ results: [{ id: 'fine', position }, result] })).toThrow();
  });
});

describe('an answer with the place of a postcode', () => {
  test('gives the first place, which needs no id', () => {
    expect(readPoint({ results: [{ position }, { position: { lat: 1, lon: 2 } }] })).toEqual({
      latitude: 58.20914,
      longitude: -6.3789,
    });
  });

  test('may hold none', () => {
    expect(readPoint({ results: [] })).toBeUndefined();
  });

  test('is refused when a place lies off the earth', () => {
    expect(() => readPoint({ results: [{ position: { lat: 91, lon: 0 } }] })).toThrow();
  });
});
