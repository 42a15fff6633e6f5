import {
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { Schemes } from '../engine/cost.ts';
import type { MeasureKind } from '../engine/plan.ts';
import { type PlannerEntries, readPlanQuery, toPlanQuery } from '../form/entries.ts';
import { isFieldOffered, type FieldName } from '../form/fields.ts';
import type { FormFigures } from '../engine/prices.ts';
import { readPlannerForm } from '../form/read-form.ts';
import type { GapFill } from '../meter/gaps.ts';
import type { Meter } from '../meter/meter-year.ts';
import { urlState } from '../../forms/island/url-state.ts';
import { useRestoredForm } from '../../forms/island/use-restored-form.ts';
import type { MeterUpload, PlannerReport, PlannerRequest } from './serve-requests.ts';
import {
  type PlannerExample,
  initialPlannerState,
  type PlannerEvent,
  plannerReducer,
} from './planner-state.ts';

/** Safari allows a page to change its URL 100 times in 30 seconds. */
const URL_UPDATE_DELAY_MS = 400;

const WORKER_FAILED = 'The planner did not start. Your entries are kept. Try again.';

function startPlannerWorker(dispatch: (event: PlannerEvent) => void): Worker {
  const worker = new Worker(new URL('./planner-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: report }: MessageEvent<PlannerReport>) => {
    // Low priority, since these render slowly and the visitor may be typing.
    if (report.kind === 'answered' || report.kind === 'ranked')
      startTransition(() => {
        dispatch(report);
      });
    else dispatch(report);
  });
  worker.addEventListener('error', () => {
    dispatch({ kind: 'failed', message: WORKER_FAILED });
  });
  return worker;
}

/** A link may come from a time when the company offered more. */
const onlyOffered = (entries: PlannerEntries, offered: readonly MeasureKind[]): PlannerEntries =>
  Object.fromEntries(
    Object.entries(entries).filter(([name]) => isFieldOffered(name as FieldName, offered)),
  );

/** The planner's figures, schemes and measures from the site's content. */
export interface PlannerSettings {
  figures: FormFigures;
  schemes: Schemes;
  /** Measures that the company offers; other steps and fields do not appear. */
  offered: readonly MeasureKind[];
}

/** The planner's state, connected to its worker and to the page's URL. */
export function usePlanner(
  { figures, schemes, offered }: PlannerSettings,
  example: PlannerExample,
) {
  const [state, dispatch] = useReducer(plannerReducer, example, initialPlannerState);
  const { entries, reply, ranked, failure, metered, isRestored } = state;
  const [lastPlan, setLastPlan] = useState<LastPlan>();
  const worker = useRef<Worker>(undefined);
  /** The last query read from or written to the URL. */
  const lastQuery = useRef<string>(undefined);
  const query = toPlanQuery(entries);
  const meter = metered?.reading.meters[metered.reading.fill ?? 'typical'];
  // The example in the page is not parsed, so that a phone stays responsive while it hydrates.
  const read = useMemo(
    () =>
      isRestored
        ? readPlannerForm(withMeter(entries, meter), figures, schemes, offered)
        : undefined,
    [isRestored, entries, meter, figures, schemes, offered],
  );
  // The parameter is ignored when the query is read.
  const requestedQuery = metered ? `${query}&meter=${metered.id}` : query;
  const errors = read && !read.ok ? read.errors : [];

  const form = useRestoredForm((typed) => {
    const [, entered] = urlState().read();
    // A link to another part of the page does not change the plan.
    if (!typed && entered === lastQuery.current) return;
    lastQuery.current = entered;
    const isEmpty = toPlanQuery(readPlanQuery(entered)) === '';
    const previous = typed && isEmpty ? readLastPlan() : undefined;
    // Rendering in chunks keeps a phone responsive.
    startTransition(() => {
      setLastPlan(previous);
      dispatch({
        kind: 'restored',
        entries: onlyOffered({ ...readPlanQuery(previous?.query ?? entered), ...typed }, offered),
      });
    });
  });

  useEffect(() => {
    worker.current = startPlannerWorker(dispatch);
    return () => {
      worker.current?.terminate();
    };
  }, []);

  const requestPlan = () => {
    if (!read?.ok) return;
    const { plan } = read.input;
    const home = { ...plan.home, measuredShares: meter?.shares };
    const input = { ...read.input, plan: { ...plan, home } };
    worker.current?.postMessage({ query: requestedQuery, input } satisfies PlannerRequest);
  };
  const onPlanChange = useEffectEvent(requestPlan);
  useEffect(() => {
    onPlanChange();
  }, [requestedQuery, isRestored]);

  useEffect(() => {
    if (!isRestored) return undefined;
    const timer = setTimeout(() => {
      const [anchor, entered] = urlState().read();
      const fullQuery = toPlanQuery(entries, entered);
      if (entered !== fullQuery) {
        urlState().write([anchor || 'planner', fullQuery]);
        lastQuery.current = fullQuery;
        saveLastPlan(toPlanQuery(entries), new Date());
      }
    }, URL_UPDATE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [entries, isRestored]);

  return {
    ...state,
    meter,
    form,
    query,
    errors,
    isBusy: errors.length === 0 && reply.query !== requestedQuery && failure === undefined,
    isRanking: errors.length === 0 && ranked.query !== requestedQuery && failure === undefined,
    lastPlan,
    forgetLastPlan: () => {
      saveLastPlan('', new Date());
      setLastPlan(undefined);
      dispatch({ kind: 'restored', entries: {} });
    },
    readMeter: (upload: MeterUpload) => worker.current?.postMessage(upload),
    fillMeter: (fill: GapFill) => {
      dispatch({ kind: 'filled', fill });
    },
    forgetMeter: () => {
      dispatch({ kind: 'unmetered' });
    },
    change: (entries: PlannerEntries) => {
      dispatch({ kind: 'entered', entries });
    },
    retry: () => {
      // The worker itself may have failed.
      worker.current?.terminate();
      worker.current = startPlannerWorker(dispatch);
      dispatch({ kind: 'retried' });
      requestPlan();
    },
  };
}

/** Entries with the yearly use from the meter, in whole kWh. */
export const withMeter = (entries: PlannerEntries, meter?: Meter): PlannerEntries =>
  meter ? { ...entries, householdKwh: String(Math.round(meter.yearKwh)) } : entries;

const LAST_PLAN_KEY = 'planner-last';

interface LastPlan {
  query: string;
  /** When it was last changed, YYYY-MM-DD. */
  day: string;
}

/** The last plan shown in this browser, if there is one. */
export function readLastPlan(): LastPlan | undefined {
  try {
    const { query, day } = JSON.parse(localStorage.getItem(LAST_PLAN_KEY) ?? '{}') as LastPlan;
    return typeof query === 'string' && query && !Number.isNaN(Date.parse(day))
      ? { query, day }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a plan for the next visit; without entries, forgets it. */
export function saveLastPlan(query: string, now: Date): void {
  try {
    if (!query) localStorage.removeItem(LAST_PLAN_KEY);
    else {
      const plan: LastPlan = { query, day: now.toISOString().slice(0, 10) };
      localStorage.setItem(LAST_PLAN_KEY, JSON.stringify(plan));
    }
  } catch {
    // If storage is full or disabled, only the next visit loses the plan.
  }
}
