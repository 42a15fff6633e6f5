import type { Verdict } from './check-file.ts';
import type { FileCheck } from './use-dashboard.ts';
import { describeVerdict } from './words.ts';

interface ItemCheckProps {
  /** File name. */
  name: string;
  verdict: Verdict | undefined;
  check: FileCheck | undefined;
  /** Whether there is a file to check. */
  canCheck: boolean;
  onCheck: () => void;
}

/** Whether a file is valid, and if not, what is wrong with which field and how to mend it. */
export function ItemCheck({ name, verdict, check, canCheck, onCheck }: ItemCheckProps) {
  if (verdict) {
    return (
      <div className="verdict">
        <p>
          <strong className={verdict.isUsed ? 'valid' : 'not-valid'}>
            {describeVerdict(verdict)}
          </strong>
        </p>
        {verdict.problems.length > 0 && (
          <ul className="problems">
            {verdict.problems.map(({ field, expected, got, fix }, i) => (
              <li key={i}>
                <strong>{field || 'The whole file'}</strong>
                <span>
                  expected {expected}; got {got}
                </span>
                <span>fix: {fix}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  }
  if (!canCheck) return null;
  if (check?.kind === 'checking') return <p className="verdict">Checking…</p>;
  return (
    <div className="verdict">
      <p>{check?.kind === 'failed' ? `Not checked: ${check.failure.title}` : 'Not checked yet'}</p>
      {check?.kind === 'failed' && <p>{check.failure.advice}</p>}
      <button type="button" className="button button-quiet" onClick={onCheck}>
        Check<span className="sr-only"> {name}</span>
      </button>
    </div>
  );
}
