import {
  RequestError,
  sendRequest,
  type RequestOptions,
  type HttpDependencies,
} from './request.ts';
import { UnusableError } from './unusable-error.ts';
import { HostError, REDIRECT_LIMIT, type HostFault } from './ssrf-guard.ts';

/** Some hosts of calendars and pictures, such as Airbnb, reject requests without a user agent. */
const USER_AGENT = 'Mozilla/5.0 (compatible; SiteBuild/1.0)';

/** The advice for a type of file that cannot be fetched. */
interface FileAdvice {
  /** If it has too many bytes. */
  large: string;
  /** If its host returns an error. */
  status: string;
}

/** Reports on rejected URLs: the value found, and the fix. */
const HOST_FAULT_WORDS: Record<HostFault, readonly [got: string, fix: string]> = {
  NOT_HTTPS: [
    'an address without https, or one that redirects to such an address',
    'use the file’s final https address',
  ],
  NOT_PUBLIC: [
    'an address that is not on the public internet, or one that redirects there',
    'use a public address',
  ],
  MANY_REDIRECTS: [`more than ${REDIRECT_LIMIT} redirects`, 'use the file’s final address'],
};

/**
 * Fetches a file that content names on another host.
 * @throws UnusableError unless it arrives completely, within the limits of time and size
 */
export async function fetchFile(
  url: string,
  tools: HttpDependencies,
  options: RequestOptions,
  advice: FileAdvice,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const headers = { 'user-agent': USER_AGENT, ...options.headers };
    return (await sendRequest(url, tools, { ...options, headers })).bytes;
  } catch (cause) {
    // The full URL may be secret, so the request's own message is not passed on.
    if (cause instanceof RequestError) throw describeCause(cause, options.limitBytes, advice);
    throw cause;
  }
}

function describeCause(
  { kind, status, cause }: RequestError,
  limitBytes: number,
  advice: FileAdvice,
): UnusableError {
  if (cause instanceof HostError) return new UnusableError(...HOST_FAULT_WORDS[cause.code]);
  if (kind === 'too-large') {
    return new UnusableError(`more than ${limitBytes / 1e6} MB`, advice.large);
  }
  if (kind === 'timeout' || kind === 'network') {
    return new UnusableError(
      kind === 'timeout' ? 'the request timed out' : 'a failed connection',
      'the next build tries again; if it keeps failing, check the address',
    );
  }
  return new UnusableError(`status ${status ?? 'unknown'}`, advice.status);
}
