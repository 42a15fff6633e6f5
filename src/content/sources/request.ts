import { createTimeoutSignal, readBody } from '../../http.ts';
import { hostOf } from '../../text/urls.ts';
import { sanitizeForLog } from '../../text/escape.ts';

/** The dependencies of requests. */
export interface HttpDependencies {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  timeoutMs: number;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** The size limit of a response in bytes. */
  limitBytes: number;
}

/** Above the size of GitHub's error messages. */
const REFUSAL_BYTES = 2000;

/**
 * Fetches a URL completely, within limits of time and size.
 * @throws RequestError on network faults, timeouts, rate limits, oversized responses, and statuses that are not OK,
 * except a 304 in response to `if-none-match`.
 */
export async function sendRequest(url: string, tools: HttpDependencies, options: RequestOptions) {
  const signal = createTimeoutSignal(tools.timeoutMs, options.signal);
  try {
    const { headers = {} } = options;
    const response = await tools.fetch(url, { headers, signal });
    const isUnchanged = response.status === 304 && 'if-none-match' in headers;
    if (!response.ok && !isUnchanged) {
      throw await describeRefusal(url, response, tools.now());
    }
    const bytes = await readBody(response, options.limitBytes);
    // Without Content-Length, a truncated response looks complete.
    signal?.throwIfAborted();
    if (!bytes) throw new RequestError('too-large', url, `More than ${options.limitBytes} bytes`);
    return { status: response.status, headers: response.headers, bytes };
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    if (signal?.aborted) {
      throw new RequestError('timeout', url, 'The request timed out', { cause });
    }
    throw new RequestError('network', url, `The connection failed${describeCauseCode(cause)}`, {
      cause,
    });
  }
}

async function describeRefusal(
  url: string,
  response: Response,
  now: number,
): Promise<RequestError> {
  const { status, headers } = response;
  if (await isOfEmptyRepository(response)) {
    const message = `Status ${status} (the repository is empty: commit content to it)`;
    return new RequestError('empty-repository', url, message, { status });
  }
  const wait = headers.get('retry-after');
  const isLimited = headers.get('x-ratelimit-remaining') === '0' || wait !== null;
  if ((status === 403 || status === 429) && isLimited) {
    const reset = Number(headers.get('x-ratelimit-reset'));
    const at =
      wait !== null && Number.isFinite(Number(wait)) ? now + Number(wait) * 1000 : reset * 1000;
    const resetsAt = at > 0 && at < 8.64e15 ? new Date(at) : undefined;
    const until = resetsAt ? ` until ${resetsAt.toISOString()}` : '';
    return new RequestError('rate-limit', url, `Rate limited${until} (status ${status})`, {
      status,
      resetsAt,
    });
  }
  return new RequestError('status', url, `Status ${status}`, { status });
}

/** Whether a repository has no commit yet. The status alone would mean that it does not exist. */
async function isOfEmptyRepository(response: Response): Promise<boolean> {
  if (response.status !== 404) {
    await response.body?.cancel();
    return false;
  }
  const bytes = await readBody(response, REFUSAL_BYTES).catch(() => undefined);
  return new TextDecoder().decode(bytes).includes('"This repository is empty.');
}

/** A fault's code in brackets, if it has one; its message may contain the full URL. */
function describeCauseCode(cause: unknown): string {
  const inner = cause instanceof Error ? (cause.cause ?? cause) : undefined;
  return inner instanceof Error && 'code' in inner ? ` (${String(inner.code)})` : '';
}

/** The reasons for a failed request. */
export type RequestErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'rate-limit'
  | 'empty-repository'
  | 'not-json'
  | 'unexpected-shape'
  | 'too-large'
  | 'too-many-files';

/** A failed request. It names only the host, since the rest of the URL may be secret. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly status: number | undefined;
  /** When a rate limit ends. */
  readonly resetsAt: Date | undefined;

  constructor(
    kind: RequestErrorKind,
    url: string,
    message: string,
    more: { status?: number; resetsAt?: Date | undefined; cause?: unknown } = {},
  ) {
    super(sanitizeForLog(`${message}: ${hostOf(url) ?? 'an address without a host'}`), {
      cause: more.cause,
    });
    this.kind = kind;
    this.status = more.status;
    this.resetsAt = more.resetsAt;
  }

  /** Whether the URL does not exist. */
  get isMissing(): boolean {
    return this.kind === 'status' && this.status === 404;
  }

  /** Whether a retry may help. */
  get isPassing(): boolean {
    return this.kind === 'network' || (this.kind === 'status' && (this.status ?? 0) >= 500);
  }
}
