import type { ReactElement } from 'react';
import { BusyButton } from '../../forms/island/BusyButton.tsx';
import { ErrorSummary } from '../../forms/island/ErrorSummary.tsx';
import type { Figures } from '../../forms/rules/figures.ts';
import { Alert } from '../../ui/Alert.tsx';
import type { CalculatorEntries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { Assumptions, CalculatorFields } from './CalculatorFields.tsx';
import { answerIn } from './calculator-state.ts';
import { useCalculator } from './use-calculator.ts';

export interface IslandProps {
  /** The figures that the calculator uses. */
  figures: Figures;
  /** Id of the service to quote for. */
  service: string;
  /** Whether the site has the planner. */
  hasPlanner: boolean;
  /** The worked example, shown until there is an answer. */
  children?: ReactElement;
}

/** Id of the control for a field or a figure; a page has only one calculator. */
const idOf = (name: string) => `calculator-${name}`;

/** Creates a calculator's island: form, errors, answer, working, assumptions and what to do next. */
export function createIsland(calculator: AnyCalculator) {
  return function CalculatorIsland({ service, hasPlanner, children, ...props }: IslandProps) {
    const { form, focusTarget, state, isDisabled, ...actions } = useCalculator(
      calculator,
      props.figures,
    );
    const { entries, figures, errors, phase } = state;
    const isCalculating = phase.kind === 'calculating';
    const answer = answerIn(phase);
    const problem = phase.kind === 'invalid' ? phase.message : undefined;
    const controlsOf =
      (part: keyof CalculatorEntries) =>
      (name: string, defaultText = '') => ({
        id: idOf(name),
        name,
        error: errors.find(({ field }) => field === name)?.message,
        value: entries[part][name] ?? defaultText,
        onChange: (text: string) => {
          actions.change({ [part]: { ...entries[part], [name]: text } });
        },
      });
    return (
      <div className="calculator">
        <form
          ref={form}
          action="#calculator"
          noValidate
          onSubmit={actions.submit}
          aria-busy={isCalculating}
        >
          {errors.length > 0 && <ErrorSummary errors={errors} idOf={idOf} />}
          {phase.kind === 'error' && <Alert title={calculator.errorMessage} ref={focusTarget} />}
          <CalculatorFields
            fields={calculator.fields}
            texts={entries.texts}
            controlOf={controlsOf('texts')}
          />
          <Assumptions
            figures={figures}
            controlOf={controlsOf('changes')}
            isChanged={Object.values(entries.changes).some(Boolean)}
            onReset={() => {
              actions.change({ changes: {} });
            }}
          />
          <BusyButton
            busy={isCalculating}
            busyLabel="Calculating"
            disabled={isCalculating || isDisabled}
          >
            Calculate
          </BusyButton>
        </form>
        {answer ? (
          <AnswerPanel
            answer={answer}
            figures={figures}
            service={service}
            hasPlanner={hasPlanner}
            ref={focusTarget}
          />
        ) : (
          <div>
            <p className={problem && 'result-empty'} role="status">
              {problem}
            </p>
            {!problem && children}
          </div>
        )}
      </div>
    );
  };
}
