import { describeValues } from '../../model/checks/problem.ts';
import type { Check } from '../../model/content/compare.ts';
import type { CheckView } from './use-dashboard.ts';
import { describeCheck } from './words.ts';

interface ItemCheckProps {
  /** File name. */
  name: string;
  check: Check | undefined;
  /** How far the dashboard's own check is, where the build has not seen the file. */
  view: CheckView | undefined;
  /** Whether there is a file to check. */
  canCheck: boolean;
  onCheck: () => void;
}

/** Whether a file is valid, and if not, what is wrong with which field and how to mend it. */
export function ItemCheck({ name, check, view, canCheck, onCheck }: ItemCheckProps) {
  if (check) {
    return (
      <div className="check">
        <p>
          <strong className={check.isUsed ? 'valid' : 'not-valid'}>{describeCheck(check)}</strong>
        </p>
        {check.problems.length > 0 && (
          <ul className="problems">
            {check.problems.map((problem, i) => (
              <li key={i}>
                <strong>{problem.field || 'The whole file'}</strong>
                <span>{describeValues(problem)}</span>
                <span>fix: {problem.fix}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  if (!canCheck) return null;
  if (view?.kind === 'checking') return <p className="check">Checking…</p>;
  return (
    <div className="check">
      <p>{view?.kind === 'failed' ? `Not checked: ${view.error.title}` : 'Not checked yet'}</p>
      {view?.kind === 'failed' && <p>{view.error.advice}</p>}
      <button type="button" className="button button-quiet" onClick={onCheck}>
        Check<span className="sr-only"> {name}</span>
      </button>
    </div>
  );
}
