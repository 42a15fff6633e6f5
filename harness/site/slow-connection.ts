import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Connection {
  /** Round-trip time, also added before a connection's first byte. */
  roundTripMs: number;
  /** Bandwidth shared by all connections. */
  bytesPerSecond: number;
}

/** A proxy to a local server that is as slow as a weak mobile connection. Only the port in URLs changes. */
export async function slowConnection(
  origin: string,
  { roundTripMs, bytesPerSecond }: Connection,
): Promise<{ origin: string; stop: () => void }> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  let freeAt = 0;
  /** Forwards bytes in order, each after the previous bytes would have arrived. */
  const forward = (from: Socket, to: Socket, isLimited: boolean) => {
    from.on('data', (bytes) => {
      const now = performance.now();
      const delayMs = isLimited ? (bytes.length / bytesPerSecond) * 1000 : 0;
      freeAt = Math.max(now, isLimited ? freeAt : now) + delayMs;
      setTimeout(() => to.writable && to.write(bytes), freeAt - now + roundTripMs / 2);
    });
    sockets.add(from);
    from.on('close', () => to.end());
    from.on('error', () => undefined);
  };
  const server = createServer((near) => {
    near.pause();
    sockets.add(near);
    setTimeout(() => {
      const far = connect(port, '127.0.0.1');
      forward(near, far, false);
      forward(far, near, true);
      near.resume();
    }, roundTripMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
