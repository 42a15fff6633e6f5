import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLastPlan, readLastPlan } from '../../../../src/planner/island/kept-plans.ts';

let store: Map<string, string>;

beforeEach(() => {
  store = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a plan is there again with its day, until nothing is entered', () => {
  keepLastPlan('v=2&panels=4', new Date('2026-11-24T12:00:00Z'));
  expect(readLastPlan()).toEqual({ query: 'v=2&panels=4', day: '2026-11-24' });
  keepLastPlan('', new Date());
  expect(readLastPlan()).toBeUndefined();
  expect(store.size).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"query":7,"day":"2026-11-24"}',
  '{"query":"v=2","day":"soon"}',
])('what is no plan is none: %j', (text) => {
  store.set('planner-last', text);
  expect(readLastPlan()).toBeUndefined();
});

test('a store that cannot be used costs nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => {
    keepLastPlan('v=2', new Date());
  }).not.toThrow();
  expect(readLastPlan()).toBeUndefined();
});
