import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** So many requests may wait on one connection. No browser sends one before the last is answered; some programs do. */
const mostWaiting = 32;

/**
 * Answers the requests of one connection one after another, as they must be sent anyway, each in a later round of the
 * event loop: what one connection asks for in one go, and who reads no answer, then costs the others no wait. A
 * connection with too many waiting requests is cut.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const connection = connections.get(socket);
    if (!connection) {
      connections.set(socket, { last: response, waiting: 0 });
      return listener(request, response);
    }
    const before = connection.last;
    connection.last = response;
    if (before.writableFinished) return listener(request, response);
    if (connection.waiting === mostWaiting) return void socket.destroy();
    connection.waiting += 1;
    before.once('close', () =>
      setImmediate(() => {
        connection.waiting -= 1;
        if (!socket.destroyed) listener(request, response);
      }),
    );
  };
}
