import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** A fault of the test server. */
export type Fault =
  /** Replaces the response: another status, headers, an HTML page, other bytes. */
  | {
      kind: 'replace-response';
      status?: number;
      headers?: Record<string, string>;
      body?: string | Uint8Array;
    }
  /** Accepts the request and never responds. */
  | { kind: 'hang' }
  /** Sends the headers and the first bytes, then nothing, and keeps the connection open. */
  | { kind: 'stall' }
  /** Like `stall`, but without Content-Length: closing the connection ends the response, as on old servers. */
  | { kind: 'open-end-stall' }
  /** Closes the connection without a response. */
  | { kind: 'reset' }
  /** Declares the full Content-Length, sends half the body and closes the connection. */
  | { kind: 'half-body' }
  /** Sends this many bytes without Content-Length, regardless of the listing. */
  | { kind: 'huge-body'; bytes: number };

/** A complete, correct response. */
export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** GitHub's response when the rate limit is used up. */
export function rateLimited(status: 403 | 429, resetsAt: Date): Fault {
  return {
    kind: 'replace-response',
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(resetsAt.getTime() / 1000),
    },
    body: JSON.stringify({ message: 'API rate limit exceeded' }),
  };
}

/** A web page instead of data, as sent by captive portals and during outages. */
export const htmlPage: Fault = {
  kind: 'replace-response',
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Sign in to the network</title>',
};

/** Sends the response with the fault applied. */
export function sendModified(response: ServerResponse, normal: ApiResponse, fault: Fault): void {
  switch (fault.kind) {
    case 'replace-response':
      response.writeHead(fault.status ?? 200, { ...fault.headers });
      response.end(fault.body ?? '');
      return;
    case 'hang':
      return;
    case 'open-end-stall':
      response.useChunkedEncodingByDefault = false;
      response.shouldKeepAlive = false;
      response.writeHead(normal.status);
      response.write(normal.body.subarray(0, 10));
      return;
    case 'stall':
      response.writeHead(normal.status, normal.headers);
      response.write(normal.body.subarray(0, 10));
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'half-body':
      response.writeHead(normal.status, {
        ...normal.headers,
        'content-length': normal.body.byteLength,
      });
      response.write(normal.body.subarray(0, normal.body.byteLength / 2), () => {
        response.socket?.destroy();
      });
      return;
    case 'huge-body':
      response.writeHead(normal.status, normal.headers);
      // Respects backpressure, so that tests can see whether a client stops early.
      Readable.from(createFiller(fault.bytes)).pipe(response);
  }
}

export function sendResponse(
  response: ServerResponse,
  { status, headers, body }: ApiResponse,
): void {
  response.writeHead(status, headers);
  response.end(body);
}

const CHUNK = Buffer.alloc(65_536, ' ');

function* createFiller(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= CHUNK.byteLength) yield CHUNK;
}
