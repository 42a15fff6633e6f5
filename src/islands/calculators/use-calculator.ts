import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type SubmitEvent,
} from 'react';
import { parseAssumptions } from '../../model/calculators/assumptions.ts';
import type { Calculator } from '../../model/calculators/calculator.ts';
import type { Figure, FigureValues } from '../../model/calculators/figures.ts';
import type { FieldError, Parsed } from '../../model/values/result.ts';
import { addToast } from '../../stores/toasts.ts';
import { reachControl } from '../../ui/Alert.tsx';
import { addressOf, currentAddress, readAddress, replaceAddress, stepTo } from './address.ts';
import { readTyped } from '../read-typed.ts';
import { useHydrated } from '../use-hydrated.ts';

type Texts = Record<string, string>;

/** An answer with all that it was worked out from. */
export interface Outcome<Input, Result, K extends string> {
  input: Input;
  figures: FigureValues<K>;
  result: Result;
}

const errorsOf = (found: Parsed<unknown>): FieldError[] => (found.ok ? [] : found.errors);

/** idle → calculating → done or error; after the first answer, changes are answered at once. */
export function useCalculator<Raw extends Texts, Input, Result, K extends string>(
  calculator: Calculator<Raw, Input, Result, K>,
  figures: Readonly<Record<K, Figure>>,
  delayMs = calculator.delayMs,
) {
  const { defaults } = calculator;
  type Changes = Partial<Record<K, string>>;
  const [raw, setRaw] = useState<Raw>(defaults);
  const [assumptions, setAssumptions] = useState<Changes>({});
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [failure, setFailure] = useState('');
  const [obstacle, setObstacle] = useState('');
  const [outcome, setOutcome] = useState<Outcome<Input, Result, K>>();
  const [isCalculating, setCalculating] = useState(false);
  const isHydrated = useHydrated();
  const [reply, setReply] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef({ texts: raw, changes: assumptions });
  const hasAnswered = useRef(false);
  /** What the address holds of this calculator. */
  const search = () => JSON.stringify(readAddress(defaults, figures));
  const lastSearch = useRef<string>(undefined);
  const lastStep = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lacks = (texts: Raw) =>
    calculator.required(texts).some((field) => texts[field]?.trim() === '');

  type Reading = Parsed<Omit<Outcome<Input, Result, K>, 'result'>>;
  function read(texts: Raw, changes: Changes): Reading {
    const input = calculator.parse(texts);
    const values = parseAssumptions(figures, changes);
    if (input.ok && values.ok) {
      return { ok: true, input: { input: input.input, figures: values.input } };
    }
    const errors = [input, values].flatMap((each) => (each.ok ? [] : each.errors));
    return { ok: false, errors };
  }

  function show(texts: Raw, changes: Changes) {
    setRaw(texts);
    setAssumptions(changes);
    latest.current = { texts, changes };
  }

  /** An answer never stands beside inputs that it was not worked out from. */
  function work(found: Reading, texts: Raw): boolean {
    setFailure('');
    // What is still to be filled in is no fault.
    setObstacle(found.ok || lacks(texts) ? '' : (found.errors[0]?.message ?? ''));
    setOutcome(undefined);
    if (!found.ok) return false;
    try {
      const { input, figures } = found.input;
      setOutcome({ ...found.input, result: calculator.calculate(input, figures) });
      hasAnswered.current = true;
      return true;
    } catch {
      setFailure(calculator.failureMessage);
      addToast({ tone: 'error', title: 'Error', description: calculator.failureMessage });
      return false;
    }
  }

  function change(texts: Raw, changes: Changes) {
    show(texts, changes);
    setFailure('');
    const found = read(texts, changes);
    const left = errorsOf(found);
    setErrors(errors.filter((error) => left.some(({ field }) => field === error.field)));
    if (hasAnswered.current && work(found, texts)) {
      replaceAddress(addressOf(defaults, texts, changes));
      lastSearch.current = search();
    }
  }

  function finish() {
    const { texts, changes } = latest.current;
    setCalculating(false);
    setReply((count) => count + 1);
    if (!work(read(texts, changes), texts)) return;
    const address = addressOf(defaults, texts, changes);
    stepTo(address, lastStep.current);
    lastStep.current = address;
    lastSearch.current = search();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure('');
    const found = errorsOf(read(raw, assumptions));
    setErrors(found);
    const first = found[0];
    if (first) {
      reachControl(form.current?.elements.namedItem(first.field) as HTMLElement | null);
      return;
    }
    setCalculating(true);
    // A transition is rendered in slices, so that a slow phone goes on listening.
    const inSlices = () => {
      startTransition(finish);
    };
    timer.current = setTimeout(inSlices, hasAnswered.current ? 0 : delayMs);
  }

  const restore = useEffectEvent((typed: Texts) => {
    const kept = readAddress(defaults, figures);
    const pick = (names: object) =>
      Object.fromEntries(Object.entries(typed).filter(([name]) => Object.hasOwn(names, name)));
    const texts = { ...defaults, ...kept?.texts, ...(pick(defaults) as Partial<Raw>) };
    const changes: Changes = { ...kept?.changes, ...(pick(figures) as Changes) };
    show(texts, changes);
    lastSearch.current = search();
    lastStep.current = currentAddress();
    const found = kept && read(texts, changes);
    setErrors(found ? errorsOf(found) : []);
    setFailure('');
    setOutcome(undefined);
    setObstacle('');
    if (found) work(found, texts);
  });

  const walk = useEffectEvent(() => {
    // A link within the page or another island changes the address too, but none of the fields.
    if (search() !== lastSearch.current) restore({});
  });

  const announce = useEffectEvent(() => {
    if (!outcome) return;
    const description = calculator.doneMessage;
    addToast({ tone: 'success', title: 'Calculation Complete', description });
  });

  useEffect(() => {
    if (reply > 0) announce();
  }, [reply]);

  useEffect(() => {
    restore(form.current ? readTyped(form.current) : {});
    const onPopState = () => {
      walk();
    };
    addEventListener('popstate', onPopState);
    return () => {
      removeEventListener('popstate', onPopState);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    form,
    raw,
    assumptions,
    errors,
    failure,
    obstacle,
    outcome,
    reply,
    isCalculating,
    isDisabled: isHydrated && lacks(raw),
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
