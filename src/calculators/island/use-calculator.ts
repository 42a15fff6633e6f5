import {
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { focusFormControl } from '../../forms/island/ErrorSummary.tsx';
import { useRestoredForm } from '../../forms/island/use-restored-form.ts';
import { missingFields, defaultsOf, type FieldTexts } from '../../forms/rules/fields.ts';
import type { Figures } from '../../forms/rules/figures.ts';
import { addToast, clearToasts } from '../../toasts/toasts.ts';
import { reportVisit } from '../../visits/browser/report-visit.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { CalculatorEntries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import { createReducer, initialCalculatorState, type CalculatorEvent } from './calculator-state.ts';
import { urlState } from '../../forms/island/url-state.ts';

const PRESSED: CalculatorEvent = { kind: 'pressed' };

/** A calculator's state and its side effects: the URL, toasts, focus and the delay. */
export function useCalculator(calculator: AnyCalculator, figures: Figures) {
  const [[reduce, calculatorUrl]] = useState(
    () => [createReducer(calculator, figures), createCalculatorUrl(calculator)] as const,
  );
  const [state, dispatch] = useReducer(reduce, figures, () =>
    initialCalculatorState(calculator, figures),
  );
  const { entries, phase } = state;
  const isCalculating = phase.kind === 'calculating';
  const { delayMs } = calculator;
  const isHydrated = useHydrated();
  /** The answer or error to focus. */
  const focusTarget = useRef<HTMLElement & HTMLDivElement>(null);

  const form = useRestoredForm((typed) => {
    // Links within the page and other islands also change the URL, but not our fields.
    if (!typed && !calculatorUrl.hasChanged()) return;
    const shared = calculatorUrl.read();
    const { fields, figures } = calculator;
    // Text typed before hydration, else the URL, else the defaults; `typed` may name other forms' fields.
    const entries = {
      texts: {
        ...defaultsOf(fields),
        ...shared?.texts,
        ...pickTexts(typed ?? {}, Object.keys(fields)),
      },
      changes: { ...shared?.changes, ...pickTexts(typed ?? {}, figures) },
    };
    dispatch({ kind: 'restored', entries, isShared: shared !== undefined });
  });

  const report = useEffectEvent(() => {
    const cause = 'cause' in phase ? phase.cause : undefined;
    if (cause === 'button') focusTarget.current?.focus();
    if (phase.kind === 'error') {
      addToast({ tone: 'error', title: 'Error', description: calculator.errorMessage });
    } else if (cause === 'change') {
      calculatorUrl.replace(entries);
    } else if (cause === 'button') {
      calculatorUrl.push(entries);
      reportVisit(`answered ${location.pathname}`);
      const description = calculator.doneMessage;
      addToast({ tone: 'success', title: 'Calculation Complete', description });
    }
  });

  useEffect(() => {
    if (!isCalculating) return undefined;
    // React time-slices a transition, so that a slow phone stays responsive.
    const inSlices = () => {
      startTransition(() => {
        dispatch({ kind: 'due' });
      });
    };
    const timer = setTimeout(inSlices, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [isCalculating, delayMs]);

  useEffect(() => {
    report();
  }, [phase]);

  return {
    form,
    focusTarget,
    state,
    isDisabled: isHydrated && missingFields(calculator.fields, entries.texts).length > 0,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      clearToasts();
      dispatch(PRESSED);
      const [first] = reduce(state, PRESSED).errors;
      if (first) {
        focusFormControl(form.current?.elements.namedItem(first.field) as HTMLElement | null);
      }
    },
    change: (entries: Partial<CalculatorEntries>) => {
      dispatch({ kind: 'changed', entries });
    },
  };
}

/** Reads and writes a calculator's part of the page's URL. */
function createCalculatorUrl({ fields, figures }: AnyCalculator) {
  let lastSeen: string | undefined;
  let lastStep: readonly [elementId: string, query: string] = ['', ''];

  function shared(): CalculatorEntries | undefined {
    const all = Object.fromEntries(new URLSearchParams(urlState().read()[1]));
    const texts = pickTexts(all, Object.keys(fields));
    const isNamed = Object.keys(texts).length > 0;
    return isNamed ? { texts, changes: pickTexts(all, figures) } : undefined;
  }
  const saveEntries = () => {
    const now = shared();
    lastSeen = JSON.stringify(now);
    return now;
  };
  const partsOf = ({ texts, changes }: CalculatorEntries) => {
    const filled = Object.entries({ ...texts, ...changes }).filter(([, text]) => text);
    return ['calculator', new URLSearchParams(filled).toString()] as const;
  };

  return {
    /** Reads and remembers the entries in the URL; undefined if it names no field. */
    read: () => {
      lastStep = urlState().read();
      return saveEntries();
    },
    /** Whether the entries in the URL have changed since they were last read or written. */
    hasChanged: () => JSON.stringify(shared()) !== lastSeen,
    /** Replaces the entries in the URL. */
    replace: (entries: CalculatorEntries) => {
      urlState().write(partsOf(entries));
      saveEntries();
    },
    /** Adds entries as a new history step, after restoring the entries of the previous step. */
    push: (entries: CalculatorEntries) => {
      const parts = partsOf(entries);
      urlState().write(lastStep);
      if (String(parts) !== String(lastStep)) urlState().write(parts, true);
      lastStep = parts;
      saveEntries();
    },
  };
}

const pickTexts = (all: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
