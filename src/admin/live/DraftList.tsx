import type { Connection } from '../connection.ts';
import { NewWindowLink } from '../NewWindowLink.tsx';
import type { Draft } from './read-drafts.ts';
import type { Told } from './told.ts';
import { describeDraft } from './words.ts';

interface DraftListProps {
  told: Told<Draft[]>;
  connection: Connection;
}

/** Items with a draft, which the site does not show before somebody publishes it. */
export function DraftList({ told, connection }: DraftListProps) {
  if (!told) return <p>Looking for drafts…</p>;
  if ('error' in told) return <p>{`Whether drafts wait is not known. ${told.error.title}`}</p>;
  const { value: drafts } = told;
  if (drafts.length === 0) return <p>No draft waits.</p>;
  return (
    <div>
      <h3>Waiting as drafts</h3>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.url} className="border-t border-hairline py-2">
            <strong>{draft.title}</strong>
            <span className="block">{describeDraft(draft)}</span>
            <span className="flex flex-wrap gap-x-6 *:py-1">
              {connection.hasEditor && <a href="/editor#/workflow">Drafts in the form</a>}
              <NewWindowLink href={draft.url}>
                See it at GitHub<span className="sr-only">{`: ${draft.title}`}</span>
              </NewWindowLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
