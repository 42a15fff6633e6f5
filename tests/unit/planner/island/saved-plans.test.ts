import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $savedPlans, setSavedPlans } from '../../../../src/planner/island/kept-plans.ts';

const plan = { query: 'battery=10', rows: [['Battery', '10 kWh']] } as const;
const store = new Map<string, string>();

/** What a page that is opened now reads. */
function readAgain() {
  $savedPlans.set([]);
  const stop = $savedPlans.listen(() => undefined);
  const plans = $savedPlans.get();
  stop();
  return plans;
}

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => store.set(key, text),
  });
});
afterEach(() => {
  // A store that nobody listens to lets go a second later.
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
