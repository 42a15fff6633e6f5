import { RequestError } from '../../content/sources/request.ts';
import { describeError, type ErrorContext, type DescribedError } from '../describe-error.ts';
import { describeMoment } from '../describe-file.ts';
import type { Deployment } from './read-deployment.ts';
import type { DraftStatus } from './read-drafts.ts';

/** The state of the last deployment, in a sentence or two. */
export function describeDeployment(deployment: Deployment | undefined): string {
  if (!deployment) return 'GitHub has not updated the site yet.';
  const { state, step } = deployment;
  const at = describeMoment(deployment.at);
  switch (state) {
    case 'running':
      return `${step ? `Updating the site: “${step}”` : 'Waiting to update the site'}. Last reported on ${at}.`;
    case 'failed':
      return `The update of ${at} failed${step ? ` at the step “${step}”` : ''}. The site is unchanged.`;
    case 'stopped':
      return `The update of ${at} was cancelled, by hand or by a newer one. The site is unchanged.`;
    default:
      return `Everything saved before ${at} is live, except skipped items.`;
  }
}

/** A draft's author and status. */
export function describeDraft({ by, at, isForReview }: DraftStatus): string {
  const status = isForReview ? 'Sent for review' : 'Draft';
  return `${status}${by ? `, by ${by}` : ''}, ${describeMoment(at)}`;
}

/** Why deployments or drafts cannot be shown, and what to do about it. */
export function describeLoadError(error: unknown, context: ErrorContext): DescribedError {
  const isClosed =
    error instanceof RequestError &&
    error.kind === 'status' &&
    [403, 404].includes(error.status ?? 0);
  if (!isClosed || !context.isOnline) return describeError(error, context);
  return {
    title: 'This page could not read the updates or drafts from GitHub.',
    advice:
      'If the repository is private, sign in to GitHub and look there. If it is public, tell the operator that the automatic update is not set up.',
  };
}
