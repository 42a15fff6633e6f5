import { BUTTONS } from '../ui/classes.ts';
import { describeFix } from '../content/model/problem.ts';
import type { FileCheck } from '../content/model/manifest.ts';
import type { CheckView } from './use-dashboard.ts';
import { describeCheck } from './describe-file.ts';

interface ItemCheckProps {
  name: string;
  check: FileCheck | undefined;
  /** Progress of the dashboard's own check of a file that the build has not seen. */
  view: CheckView | undefined;
  /** Whether there is a file to check. */
  canCheck: boolean;
  onCheck: () => void;
}

/** Shows whether a file is valid and, if not, which fields to fix and how. */
export function ItemCheck({ name, check, view, canCheck, onCheck }: ItemCheckProps) {
  if (check) {
    const isGood = check.problems.length === 0;
    return (
      <div className={isGood ? '' : 'md:col-span-full md:row-start-2'}>
        <p>
          <strong className={check.isUsed ? 'text-mark' : 'text-danger'}>
            {describeCheck(check)}
          </strong>
        </p>
        {!isGood && (
          <ul className="mt-2 grid gap-3 border-l-4 border-danger pl-4 wrap-anywhere">
            {check.problems.map((problem, i) => (
              <li key={i}>{problem.formWords ?? `${problem.field}: ${describeFix(problem)}`}</li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  if (!canCheck) return null;
  if (view?.kind === 'checking') return <p>Checking…</p>;
  return (
    <div>
      <p>{view?.kind === 'failed' ? `Not checked: ${view.error.title}` : 'Not checked yet'}</p>
      {view?.kind === 'failed' && <p>{view.error.advice}</p>}
      <button type="button" className={`${BUTTONS.quiet} mt-2`} onClick={onCheck}>
        Check<span className="sr-only">{` ${name}`}</span>
      </button>
    </div>
  );
}
