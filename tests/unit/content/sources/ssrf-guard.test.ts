import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { fetchCalendar } from '../../../../src/content/calendars/with-calendars.ts';
import { isPublicAddress } from '../../../../src/content/sources/public-ip.ts';
import { fetchWithSsrfGuard } from '../../../../src/content/sources/ssrf-guard.ts';
import { listenOnLoopback, stopServer } from '../../../../harness/site/loopback.ts';
import { sendModified, type Fault } from '../../../../harness/contents-api/faults.ts';
import { listenSecurely, trustLoopback } from '../../../support/secure-loopback.ts';
import { LONG_TIMEOUT_MS, SHORT_TIMEOUT_MS } from '../../../support/served-folder.ts';

const TEXT = 'BEGIN:VCALENDAR';
const LOOPBACK = [{ address: '127.0.0.1', family: 4 }];

beforeAll(trustLoopback);

/** Reads as the build does, but allows these addresses. */
function read(
  url: string,
  {
    isAllowed = (address: string) => address === '127.0.0.1',
    timeoutMs = LONG_TIMEOUT_MS,
    ...more
  }: Parameters<typeof fetchWithSsrfGuard>[0] & { timeoutMs?: number } = {},
) {
  const fetch = fetchWithSsrfGuard({ isAllowed, ...more });
  return fetchCalendar(url, { fetch, now: Date.now, timeoutMs });
}

/** A server that redirects these paths and answers others with the text, and records requests. */
async function serve(redirects: Record<string, string> = {}, status = 302) {
  const requests: string[] = [];
  const { origin, close } = await listenSecurely(({ url = '' }, response) => {
    requests.push(url);
    const location = redirects[url];
    if (location === undefined) response.end(TEXT);
    else response.writeHead(status, { location }).end('Elsewhere');
  });
  onTestFinished(close);
  return { origin, requests };
}

describe('fetching a calendar', () => {
  test('reads a calendar over https with the given headers', async () => {
    const { origin, close } = await listenSecurely(({ headers }, response) => {
      response.end(`${TEXT} ${headers.accept}`);
    });
    onTestFinished(close);
    expect(await read(`${origin}/a.ics`)).toBe(`${TEXT} text/calendar`);
  });

  test.each([301, 302, 303, 307, 308])('follows a redirect with status %i', async (status) => {
    const { origin, requests } = await serve(
      { '/1': '/2', '/2': '../3', '/3': '/4?key=a' },
      status,
    );
    expect(await read(`${origin}/1`)).toBe(TEXT);
    expect(requests).toEqual(['/1', '/2', '/3', '/4?key=a']);
  });

  test('follows at most three redirects', async () => {
    const { origin, requests } = await serve({ '/1': '/1' });
    await expect(read(`${origin}/1`)).rejects.toThrow('more than 3 redirects');
    expect(requests).toHaveLength(4);
  });

  test('rejects a calendar without https', async () => {
    let isAsked = false;
    const plain = await listenOnLoopback((_, response) => {
      isAsked = true;
      response.end(TEXT);
    });
    onTestFinished(() => stopServer(plain.server));
    const { origin } = await serve({ '/1': plain.origin });
    await expect(read(plain.origin)).rejects.toThrow('without https');
    await expect(read(`${origin}/1`)).rejects.toThrow('without https');
    expect(isAsked).toBe(false);
  });

  test.each(['file:///etc/passwd', 'data:text/calendar,BEGIN:VCALENDAR', 'ftp://a.example/'])(
    'rejects a redirect to %s',
    async (location) => {
      const { origin } = await serve({ '/1': location });
      await expect(read(`${origin}/1`)).rejects.toThrow('without https');
    },
  );
});

describe('requests to private IP addresses', () => {
  const PRIVATE = 'not on the public internet';

  test('does not connect to a private IP address', async () => {
    const { origin, requests } = await serve();
    const { port } = new URL(origin);
    const tools = { fetch: fetchWithSsrfGuard(), now: Date.now, timeoutMs: LONG_TIMEOUT_MS };
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '0x7f.1',
      '2130706433',
      '[::ffff:7f00:1]',
    ]) {
      await expect(fetchCalendar(`https://${host}:${port}/`, tools), host).rejects.toThrow(PRIVATE);
    }
    expect(requests).toEqual([]);
  });

  test('does not connect to a private IP address after a redirect', async () => {
    const { origin, requests } = await serve({
      '/1': 'https://127.0.0.2/',
      '/2': 'https://[::1]/',
    });
    await expect(read(`${origin}/1`)).rejects.toThrow(PRIVATE);
    await expect(read(`${origin}/2`)).rejects.toThrow(PRIVATE);
    expect(requests).toEqual(['/1', '/2']);
  });

  test.each([
    ['with a private address only', [{ address: '10.0.0.1', family: 4 }]],
    ['with a private and a public address', [...LOOPBACK, { address: 'fd00::1', family: 6 }]],
    ['with no address at all', []],
  ])('does not connect to a host with a private IP address: %s', async (_, addresses) => {
    const { origin, requests } = await serve();
    const { port } = new URL(origin);
    const resolve = () => Promise.resolve(addresses);
    const named = read(`https://calendar.example:${port}/`, { resolve });
    await expect(named).rejects.toThrow(PRIVATE);
    expect(requests).toEqual([]);
  });
});

describe('connections to a host', () => {
  test('connects only to the checked IP address of a host', async () => {
    const { origin } = await serve();
    const resolved: string[] = [];
    const judged: string[] = [];
    const text = await read(`https://calendar.example:${new URL(origin).port}/`, {
      resolve: (host) => {
        resolved.push(host);
        return Promise.resolve(resolved.length > 1 ? [] : LOOPBACK);
      },
      isAllowed: (address) => judged.push(address) > 0,
    });
    expect(text).toBe(TEXT);
    expect(resolved).toEqual(['calendar.example']);
    expect(judged).toEqual(['127.0.0.1']);
  });

  test('rejects an invalid certificate', async () => {
    const { origin } = await serve();
    const other = `https://other.example:${new URL(origin).port}/`;
    const resolve = () => Promise.resolve(LOOPBACK);
    await expect(read(other, { resolve })).rejects.toThrow('a failed connection');
  });

  test('reports a protocol upgrade as a failed connection', async () => {
    const { origin, close } = await listenSecurely(({ socket }) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n');
    });
    onTestFinished(close);
    await expect(read(origin)).rejects.toThrow('a failed connection');
  });

  test('times out if a host never resolves', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    const lost = read('https://calendar.example/', { resolve, timeoutMs: SHORT_TIMEOUT_MS });
    await expect(lost).rejects.toThrow('the request timed out');
  });

  /** A calendar from a host with a fault. */
  async function readFaulty(fault: Fault, timeoutMs = LONG_TIMEOUT_MS) {
    const { origin, close } = await listenSecurely((_request, response) => {
      sendModified(response, { status: 200, headers: {}, body: Buffer.from(TEXT) }, fault);
    });
    onTestFinished(close);
    return read(origin, { timeoutMs });
  }

  test.each(['hang', 'stall', 'open-end-stall'] as const)(
    'times out for a host that sends a %s',
    async (kind) => {
      const calendar = readFaulty({ kind }, SHORT_TIMEOUT_MS);
      await expect(calendar).rejects.toThrow('the request timed out');
    },
  );

  test.each<[string, Fault, string]>([
    ['closes the connection half way', { kind: 'half-body' }, 'a failed connection'],
    ['sends an endless file', { kind: 'huge-body', bytes: Infinity }, 'more than 1 MB'],
    ['has no calendar', { kind: 'replace-response', status: 404 }, 'status 404'],
  ])('rejects a calendar from a host that %s', async (_, fault, message) => {
    await expect(readFaulty(fault)).rejects.toThrow(message);
  });
});

describe('public IP addresses', () => {
  test.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '223.255.255.255',
    '2606:4700::6810:85e5',
    '2a00:1450:4009:81f::200e',
    '::ffff:8.8.8.8',
  ])('accepts %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ['of this machine', '127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
    ['that are unspecified', '0.0.0.0', '0.1.2.3', '::'],
    ['of a private network', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ['of a private network by IPv6', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
    [
      'that are link-local, such as a cloud’s metadata service',
      '169.254.169.254',
      'fe80::1',
      'fe80::1%eth0',
    ],
    ['used for carrier-grade NAT', '100.64.0.1', '100.127.255.255'],
    ['of a multicast group', '224.0.0.1', '239.255.255.255', 'ff02::1'],
    ['used for broadcast', '255.255.255.255'],
    ['reserved in IPv4', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '240.0.0.1'],
    ['reserved in IPv6', '2001:db8::1', '100::1', '4000::1', '3fff:fff::1'],
    ['of IPv4 within IPv6', '::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '::ffff:0:7f00:1'],
    [
      'behind an IPv6 gateway',
      '64:ff9b::7f00:1',
      '64:ff9b:1::a00:1',
      '2002:7f00:1::',
      '2001:0:7f00::1',
    ],
    ['that are invalid', '', 'localhost', '127.0.0.1.nip.io', '1.2.3', '0x7f000001', '[::1]'],
  ])('rejects IP addresses %s', (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
