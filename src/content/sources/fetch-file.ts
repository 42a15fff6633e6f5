import { RequestError, request, type RequestOptions, type RequestTools } from './request.ts';
import { UnusableError } from './unusable-error.ts';
import { HostError, REDIRECT_LIMIT, type HostFault } from './ssrf-guard.ts';

/** Some hosts refuse whoever sends none, Airbnb's calendars among them. */
const USER_AGENT = 'Mozilla/5.0 (compatible; SiteBuild/1.0)';

/** What to do about a kind of file that cannot be had. */
interface FileAdvice {
  /** Where it has too many bytes. */
  large: string;
  /** Where its host answers with an error. */
  status: string;
}

/** What to report for an address that is refused: what we got, and what to do. */
const NOT_ASKED: Record<HostFault, readonly [got: string, fix: string]> = {
  NOT_HTTPS: [
    'an address without https, or one that leads there',
    'give the https address that it has itself',
  ],
  NOT_PUBLIC: [
    'an address that is not on the public internet, or one that leads there',
    'give the address by which everybody reaches it',
  ],
  MANY_REDIRECTS: [`more than ${REDIRECT_LIMIT} redirects`, 'give the address that it has itself'],
};

/**
 * Fetches a file that content names at another host.
 * @throws UnusableError unless it arrives complete, within the limits of time and size
 */
export async function fetchFile(
  url: string,
  tools: RequestTools,
  options: RequestOptions,
  advice: FileAdvice,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const headers = { 'user-agent': USER_AGENT, ...options.headers };
    return (await request(url, tools, { ...options, headers })).bytes;
  } catch (cause) {
    // The full address may be a key, so the request's own message is not passed on.
    if (cause instanceof RequestError) throw describeCause(cause, options.limitBytes, advice);
    throw cause;
  }
}

function describeCause(
  { kind, status, cause }: RequestError,
  limitBytes: number,
  advice: FileAdvice,
): UnusableError {
  if (cause instanceof HostError) return new UnusableError(...NOT_ASKED[cause.code]);
  switch (kind) {
    case 'timeout':
      return new UnusableError('no full answer in time', 'build again when the host is quicker');
    case 'too-large':
      return new UnusableError(`more than ${limitBytes / 1e6} MB`, advice.large);
    case 'network':
      return new UnusableError('no connection', 'check the address, or build again later');
    default:
      return new UnusableError(`status ${status ?? 'unknown'}`, advice.status);
  }
}
