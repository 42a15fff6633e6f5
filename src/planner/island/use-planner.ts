import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Schemes } from '../engine/cost.ts';
import type { PlannerEntries } from '../form/entries.ts';
import type { FormFigures } from '../form/figures.ts';
import { readForm } from '../form/read-form.ts';
import { fromQuery, toQuery } from '../form/share.ts';
import { pageAddress } from '../../ui/page-address.ts';
import { readTyped } from '../../ui/read-typed.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { createClient, type PlannerClient } from './planner-client.ts';
import { initialState, reduce, type Example, type PlannerEvent } from './planner-state.ts';

/** Safari lets a page change its address a hundred times in half a minute. */
const ADDRESS_DELAY_MS = 400;

/** A worker whose reports change the state. */
function start(dispatch: (event: PlannerEvent) => void): PlannerClient {
  const worker = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
  return createClient(worker, (report) => {
    // These take long to render, and the visitor may be typing.
    if (report.kind === 'answered' || report.kind === 'ranked')
      startTransition(() => {
        dispatch(report);
      });
    else dispatch(report);
  });
}

/** The planner's state, with its worker and the page's address around it. */
export function usePlanner(figures: FormFigures, schemes: Schemes, example: Example) {
  const [state, dispatch] = useReducer(reduce, example, initialState);
  const { entries, reply, ranked, rejection, failure } = state;
  const client = useRef<PlannerClient>(undefined);
  const form = useRef<HTMLFormElement>(null);
  /** What the address has of a plan, or will have once the delay is over. */
  const known = useRef<string>(undefined);
  const isAlive = useHydrated();
  const query = toQuery(entries);
  const read = readForm(entries, figures, schemes);
  const errors = !read.ok ? read.errors : rejection?.to === query ? rejection.errors : [];

  const restore = useEffectEvent((typed: PlannerEntries) => {
    const [, entered] = pageAddress().read();
    known.current = entered;
    dispatch({ kind: 'restored', entries: { ...fromQuery(entered), ...typed } });
  });
  useEffect(() => {
    restore(form.current ? readTyped(form.current) : {});
    const walk = () => {
      // A link to another part of the page leaves the plan as it is.
      if (pageAddress().read()[1] !== known.current) restore({});
    };
    addEventListener('popstate', walk);
    return () => {
      removeEventListener('popstate', walk);
    };
  }, []);

  useEffect(() => {
    client.current = start(dispatch);
    return () => {
      client.current?.end();
    };
  }, []);

  const ask = useEffectEvent(() => {
    if (read.ok) client.current?.ask({ query, question: read.input });
  });
  useEffect(() => {
    ask();
  }, [query]);

  useEffect(() => {
    if (!isAlive) return undefined;
    const timer = setTimeout(() => {
      const [place, entered] = pageAddress().read();
      const whole = toQuery(entries, entered);
      if (entered !== whole) {
        pageAddress().write([place || 'planner', whole]);
        known.current = whole;
      }
    }, ADDRESS_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [entries, isAlive]);

  return {
    ...state,
    form,
    query,
    errors,
    isAlive,
    isBusy: errors.length === 0 && reply.to !== query && failure === undefined,
    isRanking: errors.length === 0 && ranked.to !== query && failure === undefined,
    change: (entries: PlannerEntries) => {
      dispatch({ kind: 'entered', entries });
    },
    retry: () => {
      // What failed may be the worker itself.
      client.current?.end();
      client.current = start(dispatch);
      dispatch({ kind: 'retried' });
      if (read.ok) client.current.ask({ query, question: read.input });
    },
  };
}
