import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a server on this machine whose connections can be interrupted. */
export async function openProxy(targetPort: number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {}).once('close', () => other.destroy() && sockets.delete(socket));
      socket.pipe(other);
    }
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    /** Closes all connections and accepts no new ones. */
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    /** Accepts connections again, on the same port. */
    restore: () => listen(port),
  };
}
