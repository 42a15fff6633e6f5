import type { AddressInfo } from 'node:net';
import { listenOnLoopback, stopServer } from './loopback.ts';

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const { server } = await listenOnLoopback(() => undefined);
  const { port } = server.address() as AddressInfo;
  await stopServer(server);
  return port;
}
