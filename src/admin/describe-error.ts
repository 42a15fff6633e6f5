import { RequestError } from '../content/sources/request.ts';
import { countOf } from '../numbers/format.ts';
import { ManifestError } from './create-reader.ts';

/** An error in words: what went wrong and what the editor can do about it. */
export interface DescribedError {
  title: string;
  advice: string;
}

export interface Circumstances {
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the browser believes it is online. */
  isOnline: boolean;
}

const MINUTE_MS = 60_000;

/** Says what stopped the dashboard from reading. */
export function describeError(error: unknown, around: Circumstances): DescribedError {
  if (!around.isOnline) {
    return {
      title: 'This browser is offline.',
      advice: 'Nothing could be asked. Try again when there is a connection.',
    };
  }
  if (error instanceof ManifestError) {
    return {
      title: 'The list of what is on this site could not be read.',
      advice: `Without it nothing can be compared. ${error.message}`,
    };
  }
  if (error instanceof RequestError) return describeRequestError(error, around.now);
  return { title: 'Something went wrong in this page.', advice: String(error) };
}

/** In words, what keeps the repository from being read. */
const REQUEST_ERRORS: Partial<Record<RequestError['kind'], DescribedError>> = {
  network: {
    title: 'The content repository cannot be reached.',
    advice: 'Check your connection; if other sites work, the repository may be down.',
  },
  timeout: {
    title: 'The content repository did not answer in time.',
    advice: 'The connection may be slow, or the repository may be down.',
  },
  'empty-repository': {
    title: 'The content repository is empty.',
    advice: 'Commit content to it. Until then this site shows the content that it came with.',
  },
  'too-many-files': {
    title: 'This folder has more files than can be listed.',
    advice: 'The site reads fewer than 1,000 files in a folder. Remove some.',
  },
};
const UNEXPECTED: DescribedError = {
  title: 'The content repository answered with something else than expected.',
  advice:
    'A network that wants you to sign in does that too. Otherwise check its address in the settings below.',
};

function describeRequestError({ kind, status, resetsAt }: RequestError, now: number) {
  if (kind === 'rate-limit') {
    return {
      title: 'The content repository takes no more requests from this connection for now.',
      advice: `${describeWait(resetsAt, now)} GitHub allows 60 an hour without a login, shared by everybody on this connection.`,
    };
  }
  if (kind === 'status') {
    return {
      title: `The content repository answered with status ${status ?? 'unknown'}.`,
      advice:
        (status ?? 0) >= 500
          ? 'The fault is on its side. Try again in some minutes.'
          : 'Check the settings below: the name of the repository, its branch and its address.',
    };
  }
  return REQUEST_ERRORS[kind] ?? UNEXPECTED;
}

function describeWait(resetsAt: Date | undefined, now: number): string {
  if (!resetsAt) return 'It does not say when it is free again.';
  const time = resetsAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const minutes = Math.max(1, Math.ceil((resetsAt.getTime() - now) / MINUTE_MS));
  return `It is free again at ${time}, in ${countOf(minutes, 'minute')}.`;
}
