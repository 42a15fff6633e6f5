import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRepositoryClient } from '../../content/github/repository-client.ts';
import { BUTTONS } from '../../ui/classes.ts';
import type { Connection } from '../connection.ts';
import { freshTools } from '../fresh-tools.ts';
import { DeploymentView } from './DeploymentView.tsx';
import { DraftList } from './DraftList.tsx';
import { readDeployment, type Deployment } from './read-deployment.ts';
import { readDrafts, type Draft } from './read-drafts.ts';
import type { Told } from './told.ts';
import { describeUntold } from './words.ts';

interface LiveStateProps {
  connection: Connection & { repo: string };
}

/** Whether what was saved is live, why not, and what waits as a draft: as GitHub says when the page is opened. */
export default function LiveState({ connection }: LiveStateProps) {
  const [deployment, setDeployment] = useState<Told<Deployment | undefined>>();
  const [drafts, setDrafts] = useState<Told<Draft[]>>();
  const running = useRef<AbortController>(undefined);

  const read = () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const { ref, workflow } = connection;
    const client = createRepositoryClient({ ...connection, tools: freshTools() });
    const tell = <T,>(asked: Promise<T>, show: (told: Told<T>) => void) => {
      show(undefined);
      const settle = (told: Told<T>) => {
        if (!signal.aborted) show(told);
      };
      asked.then(
        (value) => {
          settle({ value });
        },
        (error: unknown) => {
          const { onLine: isOnline } = navigator;
          settle({ error: describeUntold(error, { now: Date.now(), isOnline }) });
        },
      );
    };
    tell(readDeployment(client, workflow, ref, signal), setDeployment);
    tell(readDrafts(client, ref, signal), setDrafts);
  };

  const readFirst = useEffectEvent(read);
  useEffect(() => {
    readFirst();
    return () => {
      running.current?.abort();
    };
  }, []);
  return (
    <div className="grid gap-4 scriptless:hidden">
      <DeploymentView told={deployment} />
      <DraftList told={drafts} connection={connection} />
      <p>
        <button type="button" className={BUTTONS.quiet} onClick={read}>
          Look again
        </button>
      </p>
    </div>
  );
}
