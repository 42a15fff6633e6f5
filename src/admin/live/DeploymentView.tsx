import { NewWindowLink } from '../NewWindowLink.tsx';
import { Warning } from '../Warning.tsx';
import type { Deployment } from './read-deployment.ts';
import type { Told } from './told.ts';
import { describeDeployment } from './words.ts';

/** The last deployment: how it stands and, if it failed, why. */
export function DeploymentView({ told }: { told: Told<Deployment | undefined> }) {
  if (!told) return <p role="status">Asking GitHub how the last deployment went…</p>;
  if ('error' in told) {
    return (
      <p role="status">
        <strong>{told.error.title}</strong> <span>{told.error.advice}</span>
      </p>
    );
  }
  const { value } = told;
  const words = describeDeployment(value);
  const link = value && <NewWindowLink href={value.url}>See it at GitHub</NewWindowLink>;
  if (value?.state !== 'failed') {
    return (
      <p role="status">
        <strong className={value?.state === 'done' ? 'text-mark' : ''}>{words}</strong> {link}
      </p>
    );
  }
  return (
    <Warning title={words}>
      {value.words && value.words.length > 0 ? (
        <ul className="my-2 grid gap-2 wrap-anywhere">
          {value.words.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : (
        <p>
          {value.words
            ? 'It left no words but those in its log.'
            : 'GitHub shows its words only on its own page, to who has signed in there. What is wrong with an item stands below as well.'}
        </p>
      )}
      {link}
    </Warning>
  );
}
