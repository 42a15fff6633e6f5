import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $savedPlans,
  keepLastPlan,
  readLastPlan,
  setSavedPlans,
} from '../../../../src/planner/island/kept-plans.ts';

const store = new Map<string, string>();
const storage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => store.set(key, text),
  removeItem: (key: string) => store.delete(key),
};

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  // A store that nobody listens to lets go a second later.
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
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

const plan = { query: 'battery=10', rows: [['Battery', '10 kWh']] } as const;

/** What a page that is opened now reads. */
function readAgain() {
  $savedPlans.set([]);
  const stop = $savedPlans.listen(() => undefined);
  const plans = $savedPlans.get();
  stop();
  return plans;
}

describe('saved plans', () => {
  test('outlive a reload', () => {
    setSavedPlans([plan]);
    expect(readAgain()).toEqual([plan]);
  });

  test.each(['', '{', 'null', '{"query":""}', '[null, 1, {"query":"x","rows":[["a"]]}]'])(
    'are none where the store holds %s',
    (text) => {
      store.set('planner-plans', text);
      expect(readAgain()).toEqual([]);
    },
  );

  test('are saved for this page where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const stop = $savedPlans.listen(() => undefined);
    setSavedPlans([plan]);
    expect($savedPlans.get()).toEqual([plan]);
    stop();
  });
});
