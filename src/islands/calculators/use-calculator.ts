import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { parseAssumptions } from '../../domain/shared/assumptions.ts';
import type { Calculator } from '../../domain/shared/calculator.ts';
import type { Figure, FigureValues } from '../../domain/shared/figures.ts';
import type { FieldError } from '../../domain/shared/result.ts';
import { addToast } from '../../stores/toasts.ts';
import { reachControl } from '../../ui/Alert.tsx';
import { readAddress, writeAddress } from './address.ts';

type Texts = Record<string, string>;

const never = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** An answer with all that it was worked out from. */
export interface Outcome<Input, Result, K extends string> {
  input: Input;
  figures: FigureValues<K>;
  result: Result;
}

/** idle → calculating → done or error; after the first answer, changes are answered at once. */
export function useCalculator<Raw extends Texts, Input, Result, K extends string>(
  calculator: Calculator<Raw, Input, Result, K>,
  figures: Readonly<Record<K, Figure>>,
  delayMs = calculator.delayMs,
) {
  const [raw, setRaw] = useState<Raw>(calculator.defaults);
  const [assumptions, setAssumptions] = useState<Partial<Record<K, string>>>({});
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [failure, setFailure] = useState('');
  const [outcome, setOutcome] = useState<Outcome<Input, Result, K>>();
  const [isCalculating, setCalculating] = useState(false);
  const isHydrated = useSyncExternalStore(never, inBrowser, onServer);
  const [answer, setAnswer] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef({ texts: raw, changes: assumptions });
  const hasAnswered = useRef(false);
  const lastSearch = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function findErrors(texts: Raw, changes: Partial<Record<K, string>>): FieldError[] {
    const input = calculator.parse(texts);
    const values = parseAssumptions(figures, changes);
    return [...(input.ok ? [] : input.errors), ...(values.ok ? [] : values.errors)];
  }

  function work(texts: Raw, changes: Partial<Record<K, string>>): boolean {
    const input = calculator.parse(texts);
    const values = parseAssumptions(figures, changes);
    if (!input.ok || !values.ok) return false;
    try {
      const result = calculator.calculate(input.input, values.input);
      setOutcome({ input: input.input, figures: values.input, result });
      setFailure('');
      hasAnswered.current = true;
      return true;
    } catch {
      setOutcome(undefined);
      setFailure(calculator.failureMessage);
      addToast({ tone: 'error', title: 'Error', description: calculator.failureMessage });
      return false;
    }
  }

  function change(texts: Raw, changes: Partial<Record<K, string>>) {
    setRaw(texts);
    setAssumptions(changes);
    setFailure('');
    latest.current = { texts, changes };
    if (errors.length > 0) {
      const left = findErrors(texts, changes);
      setErrors(errors.filter((error) => left.some(({ field }) => field === error.field)));
    }
    if (!hasAnswered.current) return;
    if (work(texts, changes)) {
      writeAddress('replace', calculator.defaults, texts, changes);
      lastSearch.current = location.search;
    } else {
      // An answer never stands beside inputs that it was not worked out from.
      setOutcome(undefined);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure('');
    const found = findErrors(raw, assumptions);
    setErrors(found);
    const first = found[0];
    if (first) {
      reachControl(form.current?.elements.namedItem(first.field) as HTMLElement | null);
      return;
    }
    setCalculating(true);
    timer.current = setTimeout(
      () => {
        setCalculating(false);
        const { texts, changes } = latest.current;
        if (!work(texts, changes)) return;
        writeAddress('push', calculator.defaults, texts, changes);
        lastSearch.current = location.search;
        setAnswer((count) => count + 1);
        addToast({
          tone: 'success',
          title: 'Calculation Complete',
          description: calculator.doneMessage,
        });
      },
      hasAnswered.current ? 0 : delayMs,
    );
  }

  useEffect(() => {
    const restore = (isFirst: boolean) => {
      const kept = readAddress(calculator.defaults, figures);
      const typed = isFirst && form.current ? readTyped(form.current, calculator.defaults) : {};
      const texts = { ...calculator.defaults, ...typed, ...kept?.texts };
      setRaw(texts);
      setAssumptions(kept?.changes ?? {});
      latest.current = { texts, changes: kept?.changes ?? {} };
      lastSearch.current = location.search;
      setErrors(kept ? findErrors(texts, kept.changes) : []);
      if (!kept || !work(texts, kept.changes)) setOutcome(undefined);
    };
    restore(true);
    const onPopState = () => {
      // A link within the page changes the address too, but none of the fields.
      if (location.search !== lastSearch.current) restore(false);
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      clearTimeout(timer.current);
    };
    // The calculator and the figures of an island never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return {
    form,
    raw,
    assumptions,
    errors,
    failure,
    outcome,
    answer,
    isCalculating,
    isDisabled: isHydrated && calculator.required(raw).some((field) => raw[field]?.trim() === ''),
    submit,
    setField: (field: keyof Raw) => (value: string) => {
      change({ ...raw, [field]: value }, assumptions);
    },
    setAssumption: (name: K) => (value: string) => {
      change(raw, { ...assumptions, [name]: value });
    },
    resetAssumptions: () => {
      change(raw, {});
    },
    errorOf: (field: string) => errors.find((error) => error.field === field)?.message,
  };
}

/** What was typed into the page before the island came alive. */
function readTyped<Raw extends Texts>(form: HTMLFormElement, defaults: Raw): Partial<Raw> {
  const data = [...new FormData(form)].filter(([name]) => Object.hasOwn(defaults, name));
  return Object.fromEntries(data) as Partial<Raw>;
}
