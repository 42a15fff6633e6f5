import { RequestError } from '../../content/sources/request.ts';
import { describeError, type Circumstances, type DescribedError } from '../describe-error.ts';

/** Why a version was not brought back. Nothing is lost in any case: both versions stay in the history. */
export function describeRefusal(
  error: unknown,
  isReviewed: boolean,
  around: Circumstances,
): DescribedError {
  const status =
    error instanceof RequestError && error.kind === 'status' ? error.status : undefined;
  if (around.isOnline && isReviewed && status === 422) {
    return {
      title: 'A draft of this waits already, so nothing was changed.',
      advice: 'Publish or delete that draft first, in the form or at GitHub.',
    };
  }
  if (around.isOnline && (status === 409 || status === 422)) {
    return {
      title: 'Somebody changed this in the meantime, so nothing was changed.',
      advice: 'Read the history again, see what is new, and decide then.',
    };
  }
  if (around.isOnline && (status === 403 || status === 404)) {
    return {
      title: 'Your token may read this and not change it, so nothing was changed.',
      advice:
        'It needs “Contents: read and write”, and on a branch that is protected a change goes through a pull request.',
    };
  }
  return describeError(error, around);
}
