import type { IncomingMessage } from 'node:http';
import { findVisit } from '#features/account/server/visit-store.ts';
import { plainAddress } from '#server/network.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { readSessionTokens, renewSession, resumeSession } from '#server/session.ts';
import { hashOf } from '#server/tokens.ts';
import type { Viewer } from '#shared/viewer.ts';

type Caller = Pick<ApiContext, 'viewer' | 'caller'>;

/** Returns the client's address; of X-Forwarded-For only the entries added by trusted proxies count. */
export function callerAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = plainAddress(request.socket.remoteAddress ?? '') ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return plainAddress(forwarded.at(-trustedProxies)?.trim() ?? '') ?? direct;
}

/** Tells whether a request came directly from this machine, without a proxy. */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const direct = plainAddress(socket.remoteAddress ?? '') ?? '';
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && (direct === '::1' || direct.startsWith('127.'));
}

async function resumeCustomer(
  db: Services['database']['db'],
  token: string,
  now: Date,
  wanted: { countsCart: boolean },
) {
  const tokenHash = hashOf(token);
  const found = await findVisit(db, tokenHash, now, wanted);
  if (found) await renewSession(db, 'customer', tokenHash, found.seenAt, now);
  return found;
}

/** Returns the caller with the live sessions of the request's cookies, and for a page with the number of pieces in the cart. */
export async function readCaller(
  services: Services,
  request: IncomingMessage,
  { countsCart = false } = {},
): Promise<Caller> {
  const { config, database, now } = services;
  const tokens = readSessionTokens(request.headers.cookie, config);
  const [visit, adminSession] = await Promise.all([
    tokens.customer ? resumeCustomer(database.db, tokens.customer, now(), { countsCart }) : undefined,
    tokens.admin ? resumeSession(database.db, 'admin', tokens.admin, now()) : undefined,
  ]);
  const viewer: Viewer = { customer: visit?.customer ?? null, admin: adminSession !== undefined };
  return {
    viewer,
    caller: {
      ip: callerAddress(request, config.trustProxy),
      isLocal: isFromHere(request),
      ...(visit && tokens.customer ? { sessionToken: tokens.customer } : {}),
      ...(visit && countsCart ? { cartCount: visit.cartCount } : {}),
      ...(adminSession && tokens.admin ? { adminToken: tokens.admin } : {}),
      ...(adminSession?.personName ? { adminName: adminSession.personName } : {}),
      ...(tokens.chat ? { chatToken: tokens.chat } : {}),
    },
  };
}
