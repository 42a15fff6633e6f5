import type { ServerResponse } from 'node:http';

/** A way for the test server to fail. */
export type Misbehaviour =
  /** Answers this in place of the right answer: a status, headers, a page of HTML, other bytes. */
  | {
      kind: 'answer';
      status?: number;
      headers?: Record<string, string>;
      body?: string | Uint8Array;
    }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Sends the head and the first bytes, then nothing more, and keeps the line open. */
  | { kind: 'stall' }
  /** The same, and the end of the line is to be that of the answer, as old servers do. */
  | { kind: 'open-end-stall' }
  /** Answers rightly, after this many milliseconds. For showing what visitors see; not for assertions. */
  | { kind: 'delay'; ms: number }
  /** Cuts the connection without an answer. */
  | { kind: 'reset' }
  /** Announces the whole answer, sends half of it and cuts the connection. */
  | { kind: 'half-body' }
  /** Sends this many bytes, without announcing how many, whatever the listing said. */
  | { kind: 'huge-body'; bytes: number };

/** An answer that is complete and right. */
export interface RightAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** GitHub's refusal when the limit of requests is used up. */
export function rateLimited(status: 403 | 429, resetsAt: Date): Misbehaviour {
  return {
    kind: 'answer',
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

/** A web page where data was asked for, as captive portals and outages send. */
export const htmlPage: Misbehaviour = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Sign in to the network</title>',
};

/** Sends the answer, bent as asked. */
export function sendModified(
  response: ServerResponse,
  right: RightAnswer,
  bent: Misbehaviour,
): void {
  switch (bent.kind) {
    case 'answer':
      response.writeHead(bent.status ?? 200, { ...bent.headers });
      response.end(bent.body ?? '');
      return;
    case 'hang':
      return;
    case 'open-end-stall':
      response.useChunkedEncodingByDefault = false;
      response.shouldKeepAlive = false;
      response.writeHead(right.status);
      response.write(right.body.subarray(0, 10));
      return;
    case 'stall':
      response.writeHead(right.status, right.headers);
      response.write(right.body.subarray(0, 10));
      return;
    case 'delay':
      setTimeout(() => {
        sendRight(response, right);
      }, bent.ms).unref();
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'half-body':
      response.writeHead(right.status, {
        ...right.headers,
        'content-length': right.body.byteLength,
      });
      response.write(right.body.subarray(0, right.body.byteLength / 2), () => {
        response.socket?.destroy();
      });
      return;
    case 'huge-body':
      response.writeHead(right.status, right.headers);
      sendMuch(response, bent.bytes);
  }
}

export function sendRight(response: ServerResponse, { status, headers, body }: RightAnswer): void {
  response.writeHead(status, headers);
  response.end(body);
}

const CHUNK = Buffer.alloc(65_536, ' ');

/** Writes no faster than the other side reads, so that a reader who stops early is seen to. */
function sendMuch(response: ServerResponse, bytesLeft: number): void {
  if (response.destroyed) return;
  if (bytesLeft <= 0) {
    response.end();
    return;
  }
  const next = () => {
    sendMuch(response, bytesLeft - CHUNK.byteLength);
  };
  if (response.write(CHUNK)) setImmediate(next);
  else response.once('drain', next);
}
