import { RequestError } from '../../content/sources/request.ts';
import { describeError, type Circumstances, type DescribedError } from '../describe-error.ts';
import { describeMoment } from '../words.ts';
import type { Deployment } from './read-deployment.ts';
import type { DraftStatus } from './read-drafts.ts';

/** How the last deployment stands, in a sentence or two. */
export function describeDeployment(deployment: Deployment | undefined): string {
  if (!deployment) return 'The content has not been deployed yet.';
  const { state, step } = deployment;
  const at = describeMoment(deployment.at);
  switch (state) {
    case 'running':
      return `On its way${step ? `, at “${step}”` : ', waiting for its turn'}. It was last heard of on ${at}.`;
    case 'failed':
      return `It failed on ${at}${step ? `, at “${step}”` : ''}. The site stays as it was before.`;
    case 'stopped':
      return `It was stopped on ${at}, by hand or by a newer one. The site stays as it was before.`;
    default:
      return `All that was saved before is live, since ${at}.`;
  }
}

/** Who works on a draft, and how far it is. */
export function describeDraft({ by, at, isForReview }: DraftStatus): string {
  const what = isForReview ? 'Waits to be published' : 'A draft, not handed on yet';
  return `${what}${by ? `, by ${by}` : ''}, ${describeMoment(at)}`;
}

/** Why deployments or drafts cannot be told, and what to do about it. */
export function describeUntold(error: unknown, around: Circumstances): DescribedError {
  const isClosed =
    error instanceof RequestError &&
    error.kind === 'status' &&
    [403, 404].includes(error.status ?? 0);
  if (!isClosed || !around.isOnline) return describeError(error, around);
  return {
    title: 'GitHub does not show this to everybody.',
    advice:
      'Of a private repository it is seen at GitHub alone, once you have signed in there; a public one lacks the workflow.',
  };
}
