import { describe, expect, test } from 'vitest';
import { RequestError, sendRequest } from '../../../../src/content/sources/request.ts';
import type { ContentsApiServer } from '../../../../harness/contents-api/contents-api-server.ts';
import { rateLimited, type Fault } from '../../../../harness/contents-api/faults.ts';
import {
  LONG_TIMEOUT_MS,
  SHORT_TIMEOUT_MS,
  serveContents,
} from '../../../support/served-folder.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const tools = { fetch, now: () => NOON, timeoutMs: LONG_TIMEOUT_MS };

async function serveText(text: string) {
  const server = await serveContents();
  server.repository.write('note.txt', text);
  const url = `${server.downloadUrl}/machair/content/main/note.txt`;
  return { server, url, host: new URL(url).host };
}

/** The error of a request that must fail. */
async function errorOf(job: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await job.then(
    () => 'no error',
    (cause: unknown) => cause,
  );
  if (error instanceof RequestError) return error;
  throw new Error(`expected a RequestError, got ${String(error)}`);
}

async function ask(server: ContentsApiServer, url: string, fault: Fault, limitBytes = 1000) {
  server.injectFault('download/note.txt', fault);
  return errorOf(sendRequest(url, tools, { limitBytes }));
}

describe('requests', () => {
  test('returns the bytes of a response', async () => {
    const { url } = await serveText('Grüß');
    const response = await sendRequest(url, tools, { limitBytes: 1000 });
    expect(new TextDecoder().decode(response.bytes)).toBe('Grüß');
  });

  test('accepts a response up to the limit', async () => {
    const { url } = await serveText('12345');
    const complete = await sendRequest(url, tools, { limitBytes: 5 });
    const error = await errorOf(sendRequest(url, tools, { limitBytes: 4 }));
    expect(complete.bytes).toHaveLength(5);
    expect(error.kind).toBe('too-large');
  });

  test('stops reading an endless response', async () => {
    const { server, url, host } = await serveText('short');
    const error = await ask(server, url, { kind: 'huge-body', bytes: Infinity });
    expect(error.message).toBe(`More than 1000 bytes: ${host}`);
  });

  test.each([404, 401, 500, 503])('reports status %i and the host', async (status) => {
    const { server, url, host } = await serveText('x');
    const error = await ask(server, url, { kind: 'replace-response', status });
    expect(error).toMatchObject({ kind: 'status', status, message: `Status ${status}: ${host}` });
  });

  test('accepts status 304 only in response to an ETag', async () => {
    const { server, url, host } = await serveText('x');
    const unchanged = { kind: 'replace-response', status: 304 } as const;
    server.injectFault('download/note.txt', unchanged);
    const headers = { 'if-none-match': '"x"' };
    const response = await sendRequest(url, tools, { headers, limitBytes: 1000 });
    expect(response.status).toBe(304);
    expect((await ask(server, url, unchanged)).message).toBe(`Status 304: ${host}`);
  });

  test('reports the host if the connection is reset', async () => {
    const { server, url, host } = await serveText('x');
    const error = await ask(server, url, { kind: 'reset' });
    expect(error.kind).toBe('network');
    expect(error.message).toContain(host);
  });

  test('rejects a truncated response', async () => {
    const { server, url } = await serveText('x'.repeat(400));
    const error = await ask(server, url, { kind: 'half-body' });
    expect(error.kind).toBe('network');
  });

  test('reports why a host cannot be reached', async () => {
    const { server, url, host } = await serveText('x');
    await server.close();
    const error = await errorOf(sendRequest(url, tools, { limitBytes: 1000 }));
    expect(error.message).toBe(`The connection failed (ECONNREFUSED): ${host}`);
  });

  test('does not repeat an invalid URL in the error', async () => {
    const error = await errorOf(
      sendRequest('http://me:secret@127.0.0.1/secret', tools, { limitBytes: 1 }),
    );
    expect(error.message).toBe('The connection failed: 127.0.0.1');
  });

  test.each(['hang', 'stall', 'open-end-stall'] as const)(
    'times out for a server that sends a %s',
    async (kind) => {
      const { server, url, host } = await serveText('x'.repeat(400));
      server.injectFault('download/note.txt', { kind });
      const job = sendRequest(url, { ...tools, timeoutMs: SHORT_TIMEOUT_MS }, { limitBytes: 1000 });
      expect(await errorOf(job)).toMatchObject({
        kind: 'timeout',
        message: `The request timed out: ${host}`,
      });
    },
  );
});

describe('error messages of requests', () => {
  test('shows only the host of a URL', () => {
    const error = new RequestError(
      'status',
      'https://me:secret@a.example/secret?secret',
      'Status 404',
    );
    expect(error.message).toBe('Status 404: a.example');
    expect(JSON.stringify(error)).not.toContain('secret');
    const without = new RequestError('status', 'secret', 'No answer');
    expect(without.message).toBe('No answer: an address without a host');
  });

  test('sanitises external text in errors', () => {
    const error = new RequestError(
      'network',
      'https://a.example',
      '::error::a\nb\u001b[2J##[group]',
    );
    expect(error.message).toBe(': :error::a?b?[2J# #[group]: a.example');
  });
});

describe('a rate limit', () => {
  test.each([403, 429] as const)(
    'computes the reset time of a rate limit with status %i',
    async (status) => {
      const { server, url, host } = await serveText('x');
      const resetsAt = new Date('2026-06-01T12:34:56Z');
      const error = await ask(server, url, rateLimited(status, resetsAt));
      expect(error).toMatchObject({ kind: 'rate-limit', status, resetsAt });
      expect(error.message).toBe(
        `Rate limited until 2026-06-01T12:34:56.000Z (status ${status}): ${host}`,
      );
    },
  );

  test('computes the reset time from Retry-After seconds', async () => {
    const { server, url } = await serveText('x');
    const headers = { 'retry-after': '60' };
    const error = await ask(server, url, { kind: 'replace-response', status: 429, headers });
    expect(error.resetsAt).toEqual(new Date(NOON + 60_000));
  });

  test('reports a rate limit with an unreadable reset time', async () => {
    const { server, url, host } = await serveText('x');
    const headers = { 'retry-after': 'soon' };
    const error = await ask(server, url, { kind: 'replace-response', status: 429, headers });
    expect(error.message).toBe(`Rate limited (status 429): ${host}`);
  });
});
