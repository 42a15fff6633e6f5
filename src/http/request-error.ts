/** Why a request has no usable answer. */
export type RequestErrorKind =
  'network' | 'timeout' | 'status' | 'rate-limit' | 'not-json' | 'unexpected-shape' | 'too-large';

/** A request without a usable answer; names the address, and the status if there is one. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  readonly url: string;
  readonly status: number | undefined;
  /** When a rate limit ends. */
  readonly resetsAt: Date | undefined;

  constructor(
    kind: RequestErrorKind,
    url: string,
    message: string,
    more: { status?: number; resetsAt?: Date | undefined; cause?: unknown } = {},
  ) {
    super(`${message}: ${withoutToken(url)}`, { cause: more.cause });
    this.kind = kind;
    this.url = withoutToken(url);
    this.status = more.status;
    this.resetsAt = more.resetsAt;
  }

  /** Whether asking once more may help. */
  get isPassing(): boolean {
    return this.kind === 'network' || (this.kind === 'status' && (this.status ?? 0) >= 500);
  }
}

/** Download addresses of private repositories carry a token of their own. */
function withoutToken(url: string): string {
  return url.replace(/([?&]token=)[^&]*/g, '$1…');
}
