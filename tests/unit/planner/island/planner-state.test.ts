import { describe, expect, test } from 'vitest';
import type { PlanAnswer } from '../../../../src/planner/answer/answer-plan.ts';
import type { Ranking } from '../../../../src/planner/engine/what-first.ts';
import {
  initialState,
  reduce,
  type PlannerEvent,
} from '../../../../src/planner/island/planner-state.ts';

const answer = {} as PlanAnswer;
const ranking: Ranking = { steps: [], leftOut: [] };
const after = (...events: PlannerEvent[]) => events.reduce(reduce, initialState(answer));
const RUN: PlannerEvent = { is: 'search', search: { is: 'running' } };
const FOUND: PlannerEvent = { is: 'search', search: { is: 'done', ranking } };

describe('the state of the planner', () => {
  test('adds what is entered to what was', () => {
    const { entries } = after(
      { is: 'entered', entries: { panels: '6' } },
      { is: 'entered', entries: { battery: '10' } },
    );
    expect(entries).toEqual({ panels: '6', battery: '10' });
  });

  test('forgets what was found for another house, and keeps it when a step is taken', () => {
    expect(after(RUN, FOUND, { is: 'entered', entries: { house: 'large' } }).search.is).toBe(
      'idle',
    );
    expect(after(RUN, FOUND, { is: 'restored', entries: {} }).search.is).toBe('idle');
    const taken = after(RUN, FOUND, { is: 'taken', entries: { panels: '2' } });
    expect(taken.search.is).toBe('done');
    expect(taken.entries).toEqual({ panels: '2' });
  });

  test('passes over what a search that was stopped still says', () => {
    const stop: PlannerEvent = { is: 'search', search: { is: 'idle' } };
    const late: PlannerEvent = {
      is: 'search',
      search: { is: 'running', progress: { done: 3, total: 9 } },
    };
    expect(after(RUN, stop, FOUND).search.is).toBe('idle');
    expect(after(RUN, stop, late).search.is).toBe('idle');
    expect(after(RUN, late).search).toEqual({ is: 'running', progress: { done: 3, total: 9 } });
  });

  test('ends the search for a plan that was rejected, and remembers what is wrong with it', () => {
    const rejection = { to: 'panels=6', errors: [{ field: 'panels', message: 'Too many' }] };
    const state = after(RUN, { is: 'failed', message: 'no weather' }, RUN, {
      is: 'rejected',
      rejection,
    });
    expect(state).toMatchObject({ rejection, search: { is: 'idle' }, failure: undefined });
  });

  test('keeps what was entered when something fails, and is well again with an answer', () => {
    const failed = after(
      { is: 'entered', entries: { panels: '6' } },
      { is: 'failed', message: 'no weather' },
    );
    expect(failed).toMatchObject({ failure: 'no weather', entries: { panels: '6' } });
    expect(reduce(failed, { is: 'answered', reply: { to: '', answer } }).failure).toBeUndefined();
  });
});
