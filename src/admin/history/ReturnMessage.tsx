import { NewWindowLink } from '../NewWindowLink.tsx';
import { Warning } from '../Warning.tsx';
import type { ReturnView } from './use-history.ts';

interface ReturnMessageProps {
  returned: ReturnView;
  isReviewed: boolean;
}

/** What became of bringing a version back. */
export function ReturnMessage({ returned, isReviewed }: ReturnMessageProps) {
  if (returned.kind === 'failed') {
    return (
      <Warning title={returned.error.title}>
        <p>{returned.error.advice}</p>
      </Warning>
    );
  }
  return (
    <div role="status">
      {returned.kind === 'saving' && <p>Bringing it back…</p>}
      {returned.kind === 'saved' && (
        <p>
          <strong>
            {isReviewed
              ? 'It waits as a draft now, and comes back once that is published.'
              : 'It is back, and the site follows with its next build.'}
          </strong>{' '}
          <NewWindowLink href={returned.url}>See the change at GitHub</NewWindowLink>
        </p>
      )}
    </div>
  );
}
