import { RequestError } from '../content/sources/request.ts';
import { countOf } from '../numbers/format.ts';
import { ManifestError } from './create-dashboard-reader.ts';

/** An error described: what happened and what the editor can do. */
export interface DescribedError {
  title: string;
  advice: string;
}

export interface ErrorContext {
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the browser believes it is online. */
  isOnline: boolean;
}

const MINUTE_MS = 60_000;

/** Describes why the dashboard could not read. */
export function describeError(error: unknown, context: ErrorContext): DescribedError {
  if (!context.isOnline) {
    return {
      title: 'You are offline.',
      advice: 'Reconnect to the internet and try again.',
    };
  }
  if (error instanceof ManifestError) {
    return {
      title: 'The list of this site’s content could not be read.',
      advice: `Without it, this page cannot compare your items. ${error.message}`,
    };
  }
  if (error instanceof RequestError) return describeRequestError(error, context.now);
  return { title: 'Something went wrong on this page. Reload it.', advice: String(error) };
}

const REQUEST_ERRORS: Partial<Record<RequestError['kind'], DescribedError>> = {
  network: {
    title: 'The content repository cannot be reached.',
    advice: 'Check your connection. If other sites work, the repository may be down.',
  },
  timeout: {
    title: 'The request to the content repository timed out.',
    advice: 'Your connection may be slow, or the repository may be down. Try again.',
  },
  'empty-repository': {
    title: 'The content repository is empty.',
    advice: 'Tell the operator. Meanwhile, this site shows its original content.',
  },
  'too-many-files': {
    title: 'This folder has too many files to list.',
    advice: 'The site reads fewer than 1,000 files in a folder. Remove some.',
  },
};
const UNEXPECTED: DescribedError = {
  title: 'The content repository sent an unexpected response.',
  advice:
    'A public Wi-Fi sign-in page can cause this. Otherwise, tell the operator to check the repository’s address.',
};

/** Describes why the repository could not be read. */
function describeRequestError({ kind, status, resetsAt }: RequestError, now: number) {
  if (kind === 'rate-limit') {
    return {
      title: 'GitHub has limited requests from this connection.',
      advice: `${describeWait(resetsAt, now)} Without a login, everybody on this connection shares 60 requests an hour.`,
    };
  }
  if (kind === 'status') {
    return {
      title: `GitHub did not return the content (status ${status ?? 'unknown'}).`,
      advice:
        (status ?? 0) >= 500
          ? 'The problem is at GitHub’s end. Try again in a few minutes.'
          : 'Tell the operator to check the repository’s name, branch and address.',
    };
  }
  return REQUEST_ERRORS[kind] ?? UNEXPECTED;
}

function describeWait(resetsAt: Date | undefined, now: number): string {
  if (!resetsAt) return 'Try again later.';
  const time = resetsAt.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const minutes = Math.max(1, Math.ceil((resetsAt.getTime() - now) / MINUTE_MS));
  return `Try again at ${time}, in ${countOf(minutes, 'minute')}.`;
}
