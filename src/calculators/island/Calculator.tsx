import type { ReactElement, ReactNode } from 'react';
import { resolveFigures, type Entries } from '../rules/answer.ts';
import type { AnyCalculator } from '../rules/calculator.ts';
import type { Figures } from '../../values/figures.ts';
import { Alert, ErrorList } from '../../ui/Alert.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { AnswerPanel } from './AnswerPanel.tsx';
import { Assumptions } from './Assumptions.tsx';
import { CalculatorFields, type TabsFieldProps } from './CalculatorFields.tsx';
import { answerIn } from './calculator-state.ts';
import { useCalculator } from './use-calculator.ts';

interface IslandProps {
  /** The figures that the calculator uses. */
  figures: Figures;
  /** Id of the service that a quote would be for. */
  service: string;
  /** What is shown where the answer goes while there is none: the worked example. */
  children?: ReactElement;
}

/** Id of the control for a field or a figure; a page has only one calculator. */
const idOf = (name: string) => `calculator-${name}`;

/**
 * Makes a calculator's island: form, errors, answer, working, assumptions and what to do next.
 * @param tabsField only for a calculator with tabs among its fields, so that others do not load their script
 */
export function islandOf(
  calculator: AnyCalculator,
  tabsField?: (props: TabsFieldProps) => ReactNode,
) {
  return function CalculatorIsland({ service, children, ...props }: IslandProps) {
    const { form, reply, state, isDisabled, ...actions } = useCalculator(calculator, props.figures);
    const { entries, errors, phase } = state;
    const figures = resolveFigures(calculator, props.figures, entries);
    const isCalculating = phase.kind === 'calculating';
    const answer = answerIn(phase);
    const problem = phase.kind === 'problem' ? phase.message : undefined;
    const controlsOf =
      (part: keyof Entries) =>
      (name: string, ours = '') => ({
        id: idOf(name),
        name,
        error: errors.find(({ field }) => field === name)?.message,
        value: entries[part][name] ?? ours,
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
          {errors.length > 0 && <ErrorList errors={errors} idOf={idOf} />}
          {phase.kind === 'error' && <Alert title={calculator.errorMessage} ref={reply} />}
          <CalculatorFields
            fields={calculator.fields}
            texts={entries.texts}
            controlOf={controlsOf('texts')}
            TabsField={tabsField}
          />
          <Assumptions
            figures={figures}
            controlOf={controlsOf('changes')}
            isChanged={Object.values(entries.changes).some(Boolean)}
            onReset={() => {
              actions.change({ changes: {} });
            }}
          />
          <BusyButton busy={isCalculating} busyLabel="Calculating" disabled={isDisabled}>
            Calculate
          </BusyButton>
        </form>
        {answer ? (
          <AnswerPanel answer={answer} figures={figures} service={service} ref={reply} />
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
