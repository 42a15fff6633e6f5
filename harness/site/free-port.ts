import type { AddressInfo } from 'node:net';
import { listenOnLoopback, stopServer } from './loopback.ts';

/** Finds a free port on this machine. */
export async function findFreePort(): Promise<number> {
  const { server } = await listenOnLoopback(() => undefined);
  const { port } = server.address() as AddressInfo;
  await stopServer(server);
  return port;
}
