import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress } from './public-address.ts';

/** Redirects that are followed. */
export const REDIRECT_LIMIT = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Why an address is not asked: it has no https, it is not on the public internet, it leads on and on. */
export type HostFault = 'NOT_HTTPS' | 'NOT_PUBLIC' | 'MANY_REDIRECTS';

/** An address that is not asked. It does not name it. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostFault;

  constructor(code: HostFault) {
    super(code);
    this.code = code;
  }
}

interface PublicFetchOptions {
  /** Which addresses may be connected to; tests open this machine. */
  isAllowed?: (address: string) => boolean;
  /** All addresses of a host. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

/**
 * A fetch that reads the public internet alone: https at every hop, redirects followed by itself a few times, and a
 * connection to no address but those of the host that were judged.
 * It takes an address, headers and a signal. Throws HostError for what it does not ask.
 */
export function fetchPublic({
  isAllowed = isPublicAddress,
  resolve = (host) => lookup(host, { all: true }),
}: PublicFetchOptions = {}): typeof fetch {
  async function ask(url: URL, init: RequestInit): Promise<IncomingMessage> {
    if (url.protocol !== 'https:') throw new HostError('NOT_HTTPS');
    const addresses = await inTime(resolve(url.hostname.replace(/^\[|\]$/g, '')), init.signal);
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address))) {
      throw new HostError('NOT_PUBLIC');
    }
    const asking = request(url, {
      headers: Object.fromEntries(new Headers(init.headers)),
      // A connection of its own, to what was judged: resolved again, the host could be elsewhere by now.
      agent: false,
      lookup: given(addresses),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    asking.end();
    // An answer that changes protocols ends the request without an error, and the process with it if nothing else waits.
    const closed = once(asking, 'close').then((): never => {
      throw new Error('closed without an answer');
    });
    const [message] = (await Promise.race([once(asking, 'response'), closed])) as [IncomingMessage];
    return message;
  }

  return async (input, init = {}) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let left = REDIRECT_LIMIT; left >= 0; left--) {
      const message = await ask(url, init);
      const { location } = message.headers;
      if (location === undefined || !REDIRECTS.includes(message.statusCode ?? 0)) {
        return toResponse(message);
      }
      message.destroy();
      url = new URL(location, url);
    }
    throw new HostError('MANY_REDIRECTS');
  };
}

/** A lookup that knows its answer. */
const given =
  (addresses: { address: string; family: number }[]): LookupFunction =>
  (_, { all }, done) => {
    if (all) done(null, addresses);
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family);
  };

/** A resolver cannot be called off, only left behind. */
async function inTime<T>(job: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return job;
  signal.throwIfAborted();
  const over = once(signal, 'abort').then((): never => {
    throw new Error('no answer in time', { cause: signal.reason });
  });
  return Promise.race([job, over]);
}

function toResponse(message: IncomingMessage): Response {
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(Readable.toWeb(message) as ReadableStream, {
    status: message.statusCode ?? 0,
    headers,
  });
}
