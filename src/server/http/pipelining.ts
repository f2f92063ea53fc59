import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum number of requests that may wait on one connection. Browsers do not pipeline requests; some programs do. */
const maxWaiting = 32;

/**
 * Handles the requests of one connection one after another, since their responses must be sent in order anyway, each in a
 * later iteration of the event loop: a client that pipelines many requests, or does not read responses, then delays nobody
 * else. A connection with too many waiting requests is closed.
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
    if (connection.waiting === maxWaiting) return void socket.destroy();
    connection.waiting += 1;
    before.once('close', () =>
      setImmediate(() => {
        connection.waiting -= 1;
        if (!socket.destroyed) listener(request, response);
      }),
    );
  };
}
