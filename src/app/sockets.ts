import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { hasFitHost } from '#server/http/request-target.ts';
import { isSameOrigin } from '#server/http/security.ts';
import { sessionName } from '#server/audit.ts';
import type { Services } from '#server/services.ts';
import { hashOf } from '#server/tokens.ts';
import { maxClientMessageLength } from '#shared/live.ts';
import { callerAddress, readCaller } from './caller.ts';

const reasons = {
  400: 'Bad Request',
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

/** Handles a request to upgrade to a WebSocket at /ws. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Tells whether a request asks for a WebSocket at /ws; other upgrade offers are ignored (RFC 9110, section 7.8). */
export const isLiveRequest = ({ url, headers }: IncomingMessage): boolean =>
  url?.split('?', 1)[0] === '/ws' && headers.upgrade?.toLowerCase() === 'websocket';

function refuse(socket: Duplex, status: keyof typeof reasons) {
  const again = status === 429 || status === 503 ? 'Retry-After: 30\r\n' : '';
  // Destroys the socket after sending: Node no longer manages an upgraded socket.
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\n${again}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

function headersOf({ headers: { origin, 'sec-fetch-site': site } }: IncomingMessage): Headers {
  return new Headers({
    ...(origin ? { origin } : {}),
    ...(site ? { 'sec-fetch-site': String(site) } : {}),
  });
}

/** Accepts WebSockets at /ws from pages of the shop; their cookies identify the caller and the messages they receive. */
export function createUpgrade(services: Services): UpgradeListener {
  const { config, live, log } = services;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxClientMessageLength,
    perMessageDeflate: false,
    clientTracking: false,
    // Connection answers pings itself, within its rate limit.
    autoPong: false,
  });

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (!hasFitHost(request.rawHeaders)) return refuse(socket, 400);
    if (!isSameOrigin(headersOf(request), [config.publicUrl])) return refuse(socket, 403);
    const leave = live.admission.enter(callerAddress(request, config.trustProxy));
    if (typeof leave === 'number') return refuse(socket, leave);
    socket.once('close', leave);
    const { viewer, caller } = await readCaller(services, request);
    if (socket.destroyed) return;
    const tokens = [caller.sessionToken, caller.adminToken].filter((token) => token !== undefined);
    server.handleUpgrade(request, socket, head, (client) =>
      live.connect(client, {
        admin: viewer.admin,
        customerId: viewer.customer?.id,
        visitor: caller.chatToken && hashOf(caller.chatToken).toString('hex'),
        adminSession: caller.adminToken && sessionName(caller.adminToken),
        adminName: caller.adminName,
        sessions: tokens.map((token) => hashOf(token).toString('hex')),
      }),
    );
  }

  return (request, socket, head) => {
    // Stays for the socket's lifetime: Node and ws remove their listeners, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    open(request, socket, head).catch((error: unknown) => {
      log.error('A live connection could not be opened', { error });
      refuse(socket, 500);
    });
  };
}
