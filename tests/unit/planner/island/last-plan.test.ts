import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveLastPlan, readLastPlan } from '../../../../src/planner/island/use-planner.ts';

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => store.set(key, text),
  removeItem: (key: string) => store.delete(key),
};

beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('restores the last plan and its date until the entries are cleared', () => {
  saveLastPlan('panels=4', new Date('2026-11-24T12:00:00Z'));
  expect(readLastPlan()).toEqual({ query: 'panels=4', day: '2026-11-24' });
  saveLastPlan('', new Date());
  expect(readLastPlan()).toBeUndefined();
  expect(store.size).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"query":7,"day":"2026-11-24"}',
  '{"query":"panels=4","day":"soon"}',
])('ignores an invalid stored plan: %j', (text) => {
  store.set('planner-last', text);
  expect(readLastPlan()).toBeUndefined();
});

test('starts without a plan if storage is unavailable', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => {
    saveLastPlan('panels=4', new Date());
  }).not.toThrow();
  expect(readLastPlan()).toBeUndefined();
});
