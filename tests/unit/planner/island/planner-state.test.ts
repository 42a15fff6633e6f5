import { describe, expect, test } from 'vitest';
import type { PlanAnswer } from '../../../../src/planner/answer/answer-plan.ts';
import type { Weeks } from '../../../../src/planner/answer/series.ts';
import type { ShownRanking } from '../../../../src/planner/answer/format-ranking.ts';
import {
  initialState,
  type PlannerEvent,
  reduce,
} from '../../../../src/planner/island/planner-state.ts';

const answer = {} as PlanAnswer;
const weeks = {} as Weeks;
const ranking: ShownRanking = { first: [], others: [], leftOut: [] };
const after = (...events: PlannerEvent[]) =>
  events.reduce(reduce, initialState({ answer, ranking }));

describe('the state of the planner', () => {
  test('adds what is entered to what was', () => {
    const { entries } = after(
      { kind: 'entered', entries: { panels: '6' } },
      { kind: 'entered', entries: { battery: '10' } },
    );
    expect(entries).toEqual({ panels: '6', battery: '10' });
  });

  test('keeps the steps of a plan until those of the next are found', () => {
    const found = { to: 'panels=2', ranking: { ...ranking, leftOut: ['A battery'] } };
    const events: PlannerEvent[] = [
      { kind: 'ranked', ...found },
      { kind: 'entered', entries: { panels: '4' } },
      { kind: 'answered', to: 'panels=4', answer, weeks },
    ];
    expect(after().ranked).toEqual({ to: '', ranking });
    expect(after(...events).ranked).toMatchObject(found);
    expect(after(...events, { kind: 'ranked', to: 'panels=4', ranking }).ranked.to).toBe(
      'panels=4',
    );
  });

  test('replaces all entries by those of an address', () => {
    const { entries } = after(
      { kind: 'entered', entries: { panels: '6' } },
      { kind: 'restored', entries: { battery: '10' } },
    );
    expect(entries).toEqual({ battery: '10' });
  });

  test('remembers what is wrong with a plan that was rejected', () => {
    const rejection = { to: 'panels=6', errors: [{ field: 'panels', message: 'Too many' }] };
    const failed: PlannerEvent = { kind: 'failed', message: 'no weather' };
    const state = after(failed, { kind: 'rejected', ...rejection });
    expect(state).toMatchObject({ rejection, failure: undefined });
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
