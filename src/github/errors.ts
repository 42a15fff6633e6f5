/** Why the content repository could not be read. */
export type GithubFault =
  'network' | 'timeout' | 'status' | 'rate-limit' | 'not-json' | 'unexpected-shape' | 'too-large';

/** A request to the content repository that failed; names the address, and the status if there is one. */
export class GithubError extends Error {
  override readonly name = 'GithubError';
  readonly fault: GithubFault;
  readonly url: string;
  readonly status: number | undefined;
  /** When a rate limit ends. */
  readonly resetsAt: Date | undefined;

  constructor(
    fault: GithubFault,
    url: string,
    message: string,
    more: { status?: number; resetsAt?: Date | undefined; cause?: unknown } = {},
  ) {
    super(`${message}: ${withoutToken(url)}`, { cause: more.cause });
    this.fault = fault;
    this.url = withoutToken(url);
    this.status = more.status;
    this.resetsAt = more.resetsAt;
  }

  /** Whether asking once more may help. */
  get isPassing(): boolean {
    return this.fault === 'network' || (this.fault === 'status' && (this.status ?? 0) >= 500);
  }
}

/** Download addresses of private repositories carry a token of their own. */
function withoutToken(url: string): string {
  return url.replace(/([?&]token=)[^&]*/g, '$1…');
}
