import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const FOLDER = 'tests/fixtures/loopback-tls';

/**
 * Environment in which harness/site/run-build.ts can fetch calendars and pictures from `listenSecurely`:
 * trusts its test certificate and allows loopback addresses.
 */
export const TRUST_LOOPBACK_ENV = {
  NODE_EXTRA_CA_CERTS: resolve(FOLDER, 'certificate.pem'),
  HOSTS_ON_LOOPBACK: 'on',
};

/** Makes this process trust their certificate. */
export function trustLoopback(): void {
  setDefaultCACertificates([
    ...getCACertificates('default'),
    readFileSync(`${FOLDER}/certificate.pem`, 'utf8'),
  ]);
}

/** Starts an HTTPS server on a free port of this machine, for 127.0.0.1 and calendar.example. */
export async function listenSecurely(
  handler: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ origin: string; close: () => void }> {
  const [key, cert] = ['key', 'certificate'].map((name) => readFileSync(`${FOLDER}/${name}.pem`));
  const server = createServer({ key, cert }, handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
