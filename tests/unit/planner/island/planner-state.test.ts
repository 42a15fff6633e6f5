import { describe, expect, test } from 'vitest';
import type { PlanAnswer } from '../../../../src/planner/answer/answer-plan.ts';
import type { Weeks } from '../../../../src/planner/answer/weeks.ts';
import type { Ranking } from '../../../../src/planner/engine/rank-measures.ts';
import {
  initialState,
  reduce,
  type PlannerEvent,
} from '../../../../src/planner/island/planner-state.ts';

const answer = {} as PlanAnswer;
const weeks = {} as Weeks;
const ranking: Ranking = { steps: [], leftOut: [] };
const after = (...events: PlannerEvent[]) => events.reduce(reduce, initialState(answer));
const RUN: PlannerEvent = { kind: 'ranking' };
const FOUND: PlannerEvent = { kind: 'ranked', ranking };

describe('the state of the planner', () => {
  test('adds what is entered to what was', () => {
    const { entries } = after(
      { kind: 'entered', entries: { panels: '6' } },
      { kind: 'entered', entries: { battery: '10' } },
    );
    expect(entries).toEqual({ panels: '6', battery: '10' });
  });

  test('forgets what was found for another house, and keeps it when a step is taken', () => {
    expect(after(RUN, FOUND, { kind: 'entered', entries: { house: 'large' } }).search.kind).toBe(
      'idle',
    );
    expect(after(RUN, FOUND, { kind: 'restored', entries: {} }).search.kind).toBe('idle');
    const taken = after(RUN, FOUND, { kind: 'taken', entries: { panels: '2' } });
    expect(taken.search.kind).toBe('done');
    expect(taken.entries).toEqual({ panels: '2' });
  });

  test('passes over what a search that was stopped still says', () => {
    const stop: PlannerEvent = { kind: 'stopped' };
    const late: PlannerEvent = { kind: 'progress', progress: { done: 3, total: 9 } };
    expect(after(RUN, stop, FOUND).search.kind).toBe('idle');
    expect(after(RUN, stop, late).search.kind).toBe('idle');
    expect(after(RUN, late).search).toEqual({ kind: 'running', progress: { done: 3, total: 9 } });
  });

  test('ends the search for a plan that was rejected, and remembers what is wrong with it', () => {
    const rejection = { to: 'panels=6', errors: [{ field: 'panels', message: 'Too many' }] };
    const state = after(RUN, { kind: 'failed', message: 'no weather' }, RUN, {
      kind: 'rejected',
      ...rejection,
    });
    expect(state).toMatchObject({ rejection, search: { kind: 'idle' }, failure: undefined });
  });

  test('keeps what was entered when something fails, and is well again with an answer', () => {
    const failed = after(
      { kind: 'entered', entries: { panels: '6' } },
      { kind: 'failed', message: 'no weather' },
    );
    expect(failed).toMatchObject({ failure: 'no weather', entries: { panels: '6' } });
    expect(reduce(failed, { kind: 'answered', to: '', answer, weeks }).failure).toBeUndefined();
  });
});
