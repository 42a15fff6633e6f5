import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { isPublicAddress } from './public-ip.ts';

/** The maximum number of redirects. */
export const REDIRECT_LIMIT = 3;
const REDIRECTS = [301, 302, 303, 307, 308];

/** The reasons for refusing a URL. */
export type HostFault = 'NOT_HTTPS' | 'NOT_PUBLIC' | 'MANY_REDIRECTS';

/** A rejected URL; the error does not contain it. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostFault;

  constructor(code: HostFault) {
    super(code);
    this.code = code;
  }
}

interface PublicFetchOptions {
  /** Whether to allow connections to an IP address; tests allow this machine. */
  isAllowed?: (address: string) => boolean;
  /** Resolves all IP addresses of a host. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

/**
 * A fetch for the public internet only: it requires https at every hop, follows a few redirects itself, and connects
 * only to IP addresses that it has checked. It accepts a URL, headers and a signal, and throws HostError for rejected
 * URLs.
 */
export function fetchWithSsrfGuard({
  isAllowed = isPublicAddress,
  resolve = (host) => lookup(host, { all: true }),
}: PublicFetchOptions = {}): typeof fetch {
  /**
   * Passes the checked IP addresses to the connection: if resolved again, the host could point elsewhere (DNS
   * rebinding).
   */
  const lookUp: LookupFunction = (host, _, done) => {
    resolve(host).then(
      (addresses) => {
        const isPublic = addresses.length > 0 && addresses.every((each) => isAllowed(each.address));
        done(isPublic ? null : new HostError('NOT_PUBLIC'), addresses);
      },
      (error: unknown) => {
        done(error as NodeJS.ErrnoException, []);
      },
    );
  };

  async function send(url: URL, init: RequestInit): Promise<IncomingMessage> {
    if (url.protocol !== 'https:') throw new HostError('NOT_HTTPS');
    // An IP address instead of a name needs no lookup.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isAllowed(host)) throw new HostError('NOT_PUBLIC');
    const clientRequest = request(url, {
      headers: Object.fromEntries(new Headers(init.headers)),
      // A new connection, so that the host is looked up.
      agent: false,
      lookup: lookUp,
      ...(init.signal ? { signal: init.signal } : {}),
    });
    clientRequest.end();
    // A protocol upgrade ends the request without an error, and even ends the process if nothing else is pending.
    const closed = once(clientRequest, 'close').then((): never => {
      throw new Error('The connection closed without a response');
    });
    const [message] = (await Promise.race([once(clientRequest, 'response'), closed])) as [
      IncomingMessage,
    ];
    return message;
  }

  return async (input, init = {}) => {
    let url = new URL(input instanceof Request ? input.url : input);
    for (let left = REDIRECT_LIMIT; left >= 0; left--) {
      const message = await send(url, init);
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

function toResponse(message: IncomingMessage): Response {
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Response(Readable.toWeb(message) as ReadableStream, {
    status: message.statusCode ?? 0,
    headers,
  });
}
