import { useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import type { Figure } from '../../model/calculators/figures.ts';
import type { FieldError } from '../../model/values/result.ts';
import { Alert, ErrorList } from '../../ui/Alert.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ResultPanel } from '../../ui/ResultPanel.tsx';
import { Assumptions } from './Assumptions.tsx';
import { ResultActions } from './ResultActions.tsx';
import { Working } from './Working.tsx';

/** How an answer is shown. */
export interface Presentation {
  label: string;
  main: string;
  rows: readonly (readonly [name: string, value: string])[];
  /** What the answer is for: the visitor's own inputs. */
  given: readonly (readonly [name: string, value: string])[];
  charts: ReactNode;
  /** The formula with the visitor's own numbers, a line a step. */
  steps: readonly string[];
  notes?: readonly string[];
}

/** What the shell needs of a calculator's state. */
interface CalculatorState<K extends string> {
  form: RefObject<HTMLFormElement | null>;
  submit: ComponentProps<'form'>['onSubmit'];
  errors: readonly FieldError[];
  failure: string;
  /** What stands in the way of an answer that was there before; empty: nothing. */
  obstacle: string;
  outcome: { figures: Readonly<Record<K, number>> } | undefined;
  /** Counts the answers and failures that were asked for; each takes the focus. */
  reply: number;
  isCalculating: boolean;
  isDisabled: boolean;
  assumptions: Partial<Record<K, string>>;
  setAssumption: (name: K) => (value: string) => void;
  resetAssumptions: () => void;
  errorOf: (field: string) => string | undefined;
}

interface ShellProps<K extends string> {
  /** Prefix of ids on the page. */
  id: string;
  /** Id of the service a quote would be for. */
  service: string;
  button: string;
  calculator: CalculatorState<K>;
  figures: Readonly<Record<K, Figure>>;
  presentation: Presentation | undefined;
  children: ReactNode;
}

/** What all calculators share: form, errors, spinner, answer, working, assumptions, ways onward. */
export function CalculatorShell<K extends string>(props: ShellProps<K>) {
  const { id, calculator, figures, presentation } = props;
  const { form, ...state } = calculator;
  const { errors, failure, isCalculating, reply } = state;
  const replied = useRef<HTMLElement & HTMLDivElement>(null);
  useEffect(() => {
    if (reply > 0) replied.current?.focus();
  }, [reply]);
  return (
    <div className="calculator needs-script">
      <form
        ref={form}
        method="get"
        action="#calculator"
        noValidate
        onSubmit={state.submit}
        aria-busy={isCalculating}
      >
        {errors.length > 0 && <ErrorList errors={errors} idOf={(field) => `${id}-${field}`} />}
        {failure && <Alert title={failure} ref={replied} />}
        {props.children}
        <Assumptions id={id} figures={figures} calculator={state} />
        <BusyButton busy={isCalculating} busyLabel="Calculating" disabled={state.isDisabled}>
          {props.button}
        </BusyButton>
      </form>
      {presentation && state.outcome ? (
        <ResultPanel
          label={presentation.label}
          main={presentation.main}
          rows={presentation.rows}
          ref={replied}
        >
          <p className="given small muted">
            For {presentation.given.map(([name, value]) => `${name} ${value}`).join(', ')}
          </p>
          <div className="charts">{presentation.charts}</div>
          {presentation.notes?.map((note) => (
            <p className="note small muted" key={note}>
              {note}
            </p>
          ))}
          <ResultActions service={props.service} presentation={presentation} />
          <Working steps={presentation.steps} figures={figures} values={state.outcome.figures} />
        </ResultPanel>
      ) : (
        <p className="result-empty" role="status">
          {state.obstacle || 'Your estimate appears here, with its working.'}
        </p>
      )}
    </div>
  );
}
