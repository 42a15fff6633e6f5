import { hostOf } from '../../values/text/urls.ts';
import { sanitizeForLog } from '../../values/text/escape.ts';

/** Why a request gave no usable answer. */
export type RequestErrorKind =
  | 'network'
  | 'timeout'
  | 'status'
  | 'rate-limit'
  | 'empty-repository'
  | 'not-json'
  | 'unexpected-shape'
  | 'too-large';

/** A request that gave no usable answer. It names only the host, since the rest of the address may be a key. */
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

  /** Whether there is nothing at this address. */
  get isMissing(): boolean {
    return this.kind === 'status' && this.status === 404;
  }

  /** Whether trying again may help. */
  get isPassing(): boolean {
    return this.kind === 'network' || (this.kind === 'status' && (this.status ?? 0) >= 500);
  }
}
