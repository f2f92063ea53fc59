import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import * as z from 'zod/mini';
import { company } from '#shared/company.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { anonymous, isAnonymous, type Viewer } from '#shared/viewer.ts';
import type { ApiHandler, ApiRouter } from '../http/api.ts';
import { mayHaveSession } from '../http/pages.ts';
import { sendPrepared } from '../http/prepared.ts';
import { securityHeaders } from '../http/security.ts';
import { callerKey } from '../http/fair-queue.ts';
import type { ApiContext } from '../serve.ts';
import type { Services } from '../services.ts';
import { audienceOf, audiences } from './audience.ts';
import type { Dependencies } from './dependencies.ts';
import type { Rendered } from './response-cache.ts';

const forOneReader = 'private, no-store';

/** Visitors have their own entries, because proxies may cache their responses. */
const keyOf = (viewer: Viewer, address: string) =>
  `${isAnonymous(viewer) ? 'visitors' : audienceOf(viewer)} ${address}`;

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Returns the query with only the endpoint's parameters, sorted; undefined when the endpoint itself must check it. */
function canonical(given: URLSearchParams, names: readonly string[], bypassCache: readonly string[]) {
  const query = new URLSearchParams();
  for (const [name, value] of given) {
    // `name[…]` and a repeated name are lists.
    if (name.includes('[') || bypassCache.includes(name) || query.has(name)) return undefined;
    if (names.includes(name)) query.set(name, value);
  }
  query.sort();
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Caches HTTP responses of the endpoints that the contract marks as shared, rendered once per audience. Unusual requests are
 * left to the endpoint itself.
 */
export function sharedAnswers(router: ApiRouter, api: ApiHandler, services: Services) {
  const { caches, config, turns } = services;
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);

  /** Returns the canonical URL of all requests that get the same response. */
  async function addressOf({ url = '' }: IncomingMessage): Promise<string | undefined> {
    const { pathname, searchParams } = new URL(url, config.publicUrl);
    const match = pathname.startsWith('/api/') && (await matcher.match('GET', `/${pathname.slice(5)}`));
    if (!match) return undefined;
    const { meta, inputSchema } = match.procedure['~orpc'];
    const { shared, bypassCache = [] }: Partial<EndpointMeta> = meta;
    if (!shared) return undefined;
    const fields = inputSchema instanceof z.ZodMiniObject ? Object.keys(inputSchema.shape) : [];
    const query = canonical(
      searchParams,
      fields.filter((name) => !(name in (match.params ?? {}))),
      bypassCache,
    );
    return query === undefined ? undefined : pathname + query;
  }

  async function render(address: string, viewer: Viewer, dependencies: Dependencies): Promise<Rendered> {
    const { reads, freshFor } = dependencies;
    const request = { method: 'GET', url: new URL(config.publicUrl + address), headers: {} };
    const answer = await api(
      { ...request, body: () => Promise.resolve(undefined) },
      {
        services,
        viewer: audiences[audienceOf(viewer)],
        caller: { ip: '' },
        headers: new Headers(),
        answer: new Headers(),
        reads,
        freshFor,
      },
    );
    if (!answer) throw new Error(`No endpoint answers ${address}`);
    return {
      status: answer.status,
      content: Buffer.from(answer.content),
      headers: {
        ...(answer.headers as Record<string, string>),
        ...securityHeaders(config),
        'Cache-Control': answer.status < 300 && isAnonymous(viewer) ? 'no-cache' : forOneReader,
        Vary: 'Accept-Encoding, Cookie',
      },
    };
  }

  return {
    /** Answers a visitor from the cache by the exact URL, without normalizing it. Returns true if it did. */
    answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isRead(request) || mayHaveSession(request)) return false;
      const cached = caches.answers.find(keyOf(anonymous, request.url ?? ''));
      if (cached) sendPrepared(cached, request, response);
      return cached !== undefined;
    },
    /** Answers a request for a shared response, rendering it if it is not cached. Returns true if it did. */
    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      callerOf: () => Promise<Pick<ApiContext, 'viewer' | 'caller'>>,
    ): Promise<boolean> {
      // Before the opening an answer depends on who is an administrator, not only on who sees prices.
      const address = company().isOpen && isRead(request) ? await addressOf(request) : undefined;
      if (address === undefined) return false;
      const { viewer, caller } = await callerOf();
      const answer = await caches.answers.get(keyOf(viewer, address), (dependencies) =>
        turns.run(callerKey(caller), () => render(address, viewer, dependencies)),
      );
      sendPrepared(answer, request, response);
      return true;
    },
  };
}
