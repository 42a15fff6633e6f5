import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRepositoryClient } from '../../content/sources/repository-client.ts';
import { BUTTONS } from '../../ui/classes.ts';
import { uncachedHttp, type Connection } from '../connection.ts';
import type { DescribedError } from '../describe-error.ts';
import { NewWindowLink } from '../NewWindowLink.tsx';
import { Warning } from '../Warning.tsx';
import { readDeployment, type Deployment } from './read-deployment.ts';
import { readDrafts, type DraftStatus } from './read-drafts.ts';
import { describeDeployment, describeDraft, describeLoadError } from './describe-deployment.ts';

/** The result of a request to GitHub; undefined while pending. */
type Loadable<T> = { value: T } | { error: DescribedError } | undefined;

interface LiveStateProps {
  connection: Connection & { repo: string };
}

/** Whether saved content is live, why not, and the open drafts: fetched from GitHub when the page opens. */
export default function LiveState({ connection }: LiveStateProps) {
  const [deployment, setDeployment] = useState<Loadable<Deployment | undefined>>();
  const [drafts, setDrafts] = useState<Loadable<DraftStatus[]>>();
  const running = useRef<AbortController>(undefined);

  const read = () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { ref, workflow } = connection;
    const client = createRepositoryClient({ ...connection, tools: uncachedHttp() });
    const load = async <T,>(request: Promise<T>, show: (loaded: Loadable<T>) => void) => {
      show(undefined);
      const loaded = await request.then(
        (value) => ({ value }),
        (error: unknown) => {
          const context = { now: Date.now(), isOnline: navigator.onLine };
          return { error: describeLoadError(error, context) };
        },
      );
      if (!signal.aborted) show(loaded);
    };
    void load(readDeployment(client, workflow, ref, signal), setDeployment);
    void load(readDrafts(client, ref, signal), setDrafts);
  };

  const onMount = useEffectEvent(read);
  useEffect(() => {
    onMount();
    return () => {
      running.current?.abort();
    };
  }, []);
  return (
    <div className="grid gap-4 noscript:hidden">
      <DeploymentView loaded={deployment} />
      <DraftList loaded={drafts} hasEditor={connection.hasEditor} />
      <p>
        <button type="button" className={BUTTONS.quiet} onClick={read}>
          Refresh status
        </button>
      </p>
    </div>
  );
}

/** The last deployment: its state and, if it failed, the reason. */
function DeploymentView({ loaded }: { loaded: Loadable<Deployment | undefined> }) {
  if (!loaded) return <p role="status">Loading the last update from GitHub…</p>;
  if ('error' in loaded) {
    return (
      <p role="status">
        <strong>{loaded.error.title}</strong> <span>{loaded.error.advice}</span>
      </p>
    );
  }
  const { value } = loaded;
  const words = describeDeployment(value);
  const link = value && <NewWindowLink href={value.url}>View on GitHub</NewWindowLink>;
  if (value?.state !== 'failed') {
    return (
      <p role="status">
        <strong className={value?.state === 'done' ? 'text-mark' : ''}>{words}</strong> {link}
      </p>
    );
  }
  return (
    <Warning title={words}>
      {value.messages && value.messages.length > 0 ? (
        <ul className="my-2 grid gap-2 wrap-anywhere">
          {value.messages.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p>
          {value.messages
            ? 'There is no error message. Send the link below to the operator.'
            : 'Sign in to GitHub to see the error messages. Items with mistakes are also listed below.'}
        </p>
      )}
      {link}
    </Warning>
  );
}

/** Items with a draft, which the site does not show until somebody publishes it. */
function DraftList({ loaded, hasEditor }: { loaded: Loadable<DraftStatus[]>; hasEditor: boolean }) {
  if (!loaded) return <p>Looking for drafts…</p>;
  if ('error' in loaded) return <p>{`Drafts could not be loaded. ${loaded.error.title}`}</p>;
  if (loaded.value.length === 0) return <p>There are no drafts.</p>;
  return (
    <div>
      <h3>Drafts</h3>
      <ul>
        {loaded.value.map((draft) => (
          <li key={draft.url} className="border-t border-hairline py-2">
            <strong>{draft.title}</strong>
            <span className="block">{describeDraft(draft)}</span>
            <span className="flex flex-wrap gap-x-6 *:py-1">
              {hasEditor && <a href="/editor#/workflow">Drafts in the form</a>}
              {draft.previewUrl && (
                <NewWindowLink href={draft.previewUrl}>
                  Preview<span className="sr-only">{`: ${draft.title}`}</span>
                </NewWindowLink>
              )}
              <NewWindowLink href={draft.url}>
                View on GitHub<span className="sr-only">{`: ${draft.title}`}</span>
              </NewWindowLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
