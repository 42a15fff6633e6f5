import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { parseAssumptions } from '../../domain/shared/assumptions.ts';
import type { Calculator } from '../../domain/shared/calculator.ts';
import type { Figure, FigureValues } from '../../domain/shared/figures.ts';
import type { FieldError } from '../../domain/shared/result.ts';
import { addToast } from '../../stores/toasts.ts';
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
    if (errors.length > 0) {
      const left = findErrors(texts, changes);
      setErrors(errors.filter((error) => left.some(({ field }) => field === error.field)));
    }
    if (outcome && work(texts, changes)) {
      writeAddress('replace', calculator.defaults, texts, changes);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure('');
    const found = findErrors(raw, assumptions);
    setErrors(found);
    const first = found[0];
    if (first) {
      const control = form.current?.elements.namedItem(first.field);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setCalculating(true);
    timer.current = setTimeout(
      () => {
        setCalculating(false);
        if (!work(raw, assumptions)) return;
        writeAddress('push', calculator.defaults, raw, assumptions);
        setAnswer((count) => count + 1);
        addToast({
          tone: 'success',
          title: 'Calculation Complete',
          description: calculator.doneMessage,
        });
      },
      outcome ? 0 : delayMs,
    );
  }

  useEffect(() => {
    const restore = (isFirst: boolean) => {
      const kept = readAddress(calculator.defaults, figures);
      const typed = isFirst && form.current ? readTyped(form.current, calculator.defaults) : {};
      const texts = { ...calculator.defaults, ...typed, ...kept?.texts };
      setRaw(texts);
      setAssumptions(kept?.changes ?? {});
      setErrors(kept ? findErrors(texts, kept.changes) : []);
      if (!kept || !work(texts, kept.changes)) setOutcome(undefined);
    };
    restore(true);
    const onPopState = () => {
      restore(false);
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
