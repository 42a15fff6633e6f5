import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFolder } from '../../../../harness/site/static-server.ts';
import { slowConnection } from '../../../../harness/site/slow-connection.ts';

let folder = '';
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'served-'));
  await writeFile(join(folder, 'about.html'), '<p>words</p>'.repeat(100));
  await writeFile(join(folder, 'dot.png'), 'png');
  served = await serveFolder(folder);
});
afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true });
});

describe('the static server', () => {
  test('serves compressed pages at URLs without .html', async () => {
    const response = await fetch(`${served.origin}/about`);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(Number(response.headers.get('content-length'))).toBeLessThan(100);
    expect(await response.text()).toContain('<p>words</p>');
  });

  test('serves the same over HTTP/2', async () => {
    const session = connect(served.secureOrigin, { rejectUnauthorized: false });
    const headers = await new Promise<Record<string, unknown>>((resolve) => {
      session.request({ ':path': '/about' }).on('response', resolve);
    });
    session.destroy();
    expect(headers[':status']).toBe(200);
    expect(headers['content-encoding']).toBe('br');
  });

  test('serves pictures unchanged', async () => {
    const response = await fetch(`${served.origin}/dot.png`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  test.each(['/nowhere', '/../package.json'])('returns 404 for %s', async (path) => {
    expect((await fetch(served.origin + path)).status).toBe(404);
  });

  test('serves a complete file over a slow connection', async () => {
    const line = await slowConnection(served.origin, { roundTripMs: 40, bytesPerSecond: 1e6 });
    const start = performance.now();
    const response = await fetch(`${line.origin}/about`);
    expect(await response.text()).toContain('<p>words</p>');
    expect(performance.now() - start).toBeGreaterThan(75);
    line.stop();
  });
});
