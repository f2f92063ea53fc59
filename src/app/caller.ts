import type { IncomingMessage } from 'node:http';
import { findViewerCustomer } from '../features/customers/server/store.ts';
import type { ApiContext } from '../server/serve.ts';
import type { Services } from '../server/services.ts';
import { readSessionTokens, resumeSession } from '../server/session.ts';
import type { Viewer } from '../shared/viewer.ts';

type Caller = Pick<ApiContext, 'viewer' | 'caller'>;

/** The caller's address; of the X-Forwarded-For list only what the trusted proxies have added is believed. */
export function callerAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return forwarded.at(-trustedProxies)?.trim() || direct;
}

/** Who is calling: the sessions behind the request's cookies, looked up in the database. */
export async function readCaller(services: Services, request: IncomingMessage): Promise<Caller> {
  const { config, database, now } = services;
  const tokens = readSessionTokens(request.headers.cookie, config);
  const [customerSession, adminSession] = await Promise.all([
    tokens.customer ? resumeSession(database.db, 'customer', tokens.customer, now()) : undefined,
    tokens.admin ? resumeSession(database.db, 'admin', tokens.admin, now()) : undefined,
  ]);
  const customer = customerSession?.customerId
    ? await findViewerCustomer(database.db, customerSession.customerId)
    : undefined;
  const viewer: Viewer = { customer: customer ?? null, admin: adminSession !== undefined };
  return {
    viewer,
    caller: {
      ip: callerAddress(request, config.trustProxy),
      ...(customerSession && tokens.customer ? { sessionToken: tokens.customer } : {}),
      ...(adminSession && tokens.admin ? { adminToken: tokens.admin } : {}),
    },
  };
}
