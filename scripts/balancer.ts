import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

/** A reverse proxy that spreads requests over nodes on this machine. */
export type Balancer = { port: number; close: () => Promise<void> };

/** The request's headers, with the client's address appended. */
const headersOf = ({ headers, socket }: IncomingMessage) => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].flat().filter(Boolean).join(', '),
});

/**
 * Opens a small proxy for trying and testing several nodes: each request goes to the next node, or to the one after it when
 * that refuses connections. It appends the client's address to X-Forwarded-For, like any proxy in front of the shop.
 */
export async function openBalancer(ports: readonly number[], port = 0): Promise<Balancer> {
  let turn = 0;
  const nodes = () => {
    turn = (turn + 1) % ports.length;
    return [...ports.slice(turn), ...ports.slice(0, turn)];
  };

  const server = createServer((incoming, outgoing) => {
    const parts: Buffer[] = [];
    incoming.on('data', (part: Buffer) => parts.push(part));
    incoming.on('end', () => {
      const rest = nodes();
      const tryNext = () => {
        const next = rest.shift();
        if (next === undefined) return outgoing.writeHead(503, { 'Retry-After': '5' }).end();
        const { method, url: path } = incoming;
        const asked = request({
          host: '127.0.0.1',
          port: next,
          method,
          path,
          headers: headersOf(incoming),
          agent: false,
        });
        asked.on('response', (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          answer.on('error', () => outgoing.destroy());
        });
        asked.on('error', (error: NodeJS.ErrnoException) => {
          // Only a request that no node has seen may be sent to another one.
          if (error.code === 'ECONNREFUSED') tryNext();
          else if (outgoing.headersSent) outgoing.destroy();
          else outgoing.writeHead(502).end();
        });
        asked.end(Buffer.concat(parts));
        return undefined;
      };
      tryNext();
    });
  });
  server.on('upgrade', (incoming, socket, head) => {
    const node = connect(nodes()[0] ?? 0, '127.0.0.1', () => {
      const lines = Object.entries(headersOf(incoming)).map(
        ([name, value]) => `${name}: ${[value].flat().join(', ')}`,
      );
      node.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      node.write(head);
      node.pipe(socket).pipe(node);
    });
    for (const end of [node, socket]) end.on('error', () => [node, socket].forEach((one) => one.destroy()));
  });
  await once(server.listen(port), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
