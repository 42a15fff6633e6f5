import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

const FOLDER = 'tests/fixtures/loopback-tls';

/** Makes a Node process trust the servers of `listenSecurely`; their key guards nothing. */
export const TRUST = { NODE_EXTRA_CA_CERTS: `${FOLDER}/certificate.pem` };

/** Starts an HTTPS server on a free port of this machine. */
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
