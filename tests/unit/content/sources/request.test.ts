import { expect, test } from 'vitest';
import { RequestError, sendRequest } from '../../../../src/content/sources/request.ts';
import { LONG_TIMEOUT_MS, serveContents } from '../../../support/served-folder.ts';

const tools = { fetch, now: Date.now, timeoutMs: LONG_TIMEOUT_MS };

async function serveText(text: string) {
  const server = await serveContents();
  server.repository.write('note.txt', text);
  return { server, url: `${server.downloadUrl}/machair/content/main/note.txt` };
}

test('accepts a response up to the limit', async () => {
  const { url } = await serveText('12345');
  const { bytes } = await sendRequest(url, tools, { limitBytes: 5 });
  expect(bytes).toHaveLength(5);
  const larger = sendRequest(url, tools, { limitBytes: 4 });
  await expect(larger).rejects.toThrow(`More than 4 bytes: ${new URL(url).host}`);
});

test('reports why a host cannot be reached', async () => {
  const { server, url } = await serveText('x');
  await server.close();
  const request = sendRequest(url, tools, { limitBytes: 1000 });
  await expect(request).rejects.toThrow(
    `The connection failed (ECONNREFUSED): ${new URL(url).host}`,
  );
});

test('does not repeat an invalid URL in the error', async () => {
  const request = sendRequest('http://me:secret@127.0.0.1/secret', tools, { limitBytes: 1 });
  await expect(request).rejects.toThrow(
    expect.objectContaining({ message: 'The connection failed: 127.0.0.1' }) as Error,
  );
});

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
  const text = '::error::a\nb\u001b[2J##[group]';
  const error = new RequestError('network', 'https://a.example', text);
  expect(error.message).toBe(': :error::a?b?[2J# #[group]: a.example');
});
