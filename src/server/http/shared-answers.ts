import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import * as z from 'zod/mini';
import type { EndpointMeta } from '../../shared/endpoint.ts';
import {
  anonymous,
  canSeePrices,
  isAnonymous,
  somebodyWithPrices,
  type Viewer,
} from '../../shared/viewer.ts';
import type { Rendered } from '../answer-cache.ts';
import { Gathered } from '../gathered.ts';
import type { ApiContext } from '../serve.ts';
import type { Services } from '../services.ts';
import type { ApiHandler, ApiRouter } from './api.ts';
import { mayHaveSession } from './pages.ts';
import { sendPrepared } from './prepared.ts';
import { securityHeaders } from './security.ts';
import { turnOf } from './turns.ts';

const forOneReader = 'private, no-store';

/** Who gets the same answer, and for whom it is made: a person's own data cannot get into it. */
const audiences = {
  visitors: { viewer: anonymous, cacheControl: 'no-cache' },
  withoutPrices: { viewer: anonymous, cacheControl: forOneReader },
  withPrices: { viewer: somebodyWithPrices, cacheControl: forOneReader },
};

type Audience = keyof typeof audiences;

function audienceOf(viewer: Viewer): Audience {
  if (isAnonymous(viewer)) return 'visitors';
  return canSeePrices(viewer) ? 'withPrices' : 'withoutPrices';
}

const keyOf = (audience: Audience, address: string) => `${audience} ${address}`;
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** The query with just the parameters that count, in one order; undefined where the endpoint itself should judge it. */
function canonical(given: URLSearchParams, names: readonly string[], rare: readonly string[]) {
  const kept = new URLSearchParams();
  for (const [name, value] of given) {
    // `name[…]` and a name given twice are lists.
    if (name.includes('[') || rare.includes(name) || kept.has(name)) return undefined;
    if (names.includes(name)) kept.set(name, value);
  }
  kept.sort();
  return kept.size > 0 ? `?${kept}` : '';
}

/**
 * Answers of the endpoints that the contract calls shared, rendered once for all who see the same and kept until
 * what they read changes. Whatever is unusual about a request is left to the endpoint itself.
 */
export function sharedAnswers(router: ApiRouter, api: ApiHandler, services: Services) {
  const { answerCache, config, turns } = services;
  const matcher = new StandardOpenAPIMatcher();
  matcher.init(router);

  /** The one address of all requests for the same answer. */
  async function addressOf({ url = '' }: IncomingMessage): Promise<string | undefined> {
    const { pathname, searchParams } = new URL(url, config.publicUrl);
    const match = pathname.startsWith('/api/') && (await matcher.match('GET', `/${pathname.slice(5)}`));
    if (!match) return undefined;
    const { meta, inputSchema } = match.procedure['~orpc'];
    const { shared, rare = [] }: Partial<EndpointMeta> = meta;
    if (!shared) return undefined;
    const fields = inputSchema instanceof z.ZodMiniObject ? Object.keys(inputSchema.shape) : [];
    const query = canonical(
      searchParams,
      fields.filter((name) => !(name in (match.params ?? {}))),
      rare,
    );
    return query === undefined ? undefined : pathname + query;
  }

  async function render(address: string, audience: Audience): Promise<Rendered> {
    const { viewer, cacheControl } = audiences[audience];
    const gathered = new Gathered();
    const context: ApiContext = {
      services,
      viewer,
      caller: { ip: '' },
      headers: new Headers(),
      answer: new Headers(),
      reads: gathered.reads,
      freshFor: gathered.freshFor,
    };
    const response = await api(new Request(config.publicUrl + address), context);
    if (!response) throw new Error(`No endpoint answers ${address}`);
    return {
      status: response.status,
      content: Buffer.from(await response.arrayBuffer()),
      headers: {
        ...Object.fromEntries(response.headers),
        ...securityHeaders(config),
        'Cache-Control': response.ok ? cacheControl : forOneReader,
        Vary: 'Accept-Encoding, Cookie',
      },
      resources: gathered.resources,
      freshForSeconds: gathered.freshForSeconds,
    };
  }

  return {
    /** Answers a visitor at once with what is kept under the very address. True when it did. */
    answerKept(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isRead(request) || mayHaveSession(request)) return false;
      const kept = answerCache.find(keyOf('visitors', request.url ?? ''), Date.now());
      if (kept) sendPrepared(kept, request, response);
      return kept !== undefined;
    },
    /** Answers a request for a shared answer, rendered first where it is not kept. True when it did. */
    async answer(
      request: IncomingMessage,
      response: ServerResponse,
      callerOf: () => Promise<Pick<ApiContext, 'viewer' | 'caller'>>,
    ): Promise<boolean> {
      const address = isRead(request) ? await addressOf(request) : undefined;
      if (address === undefined) return false;
      const { viewer, caller } = await callerOf();
      const audience = audienceOf(viewer);
      const answer = await answerCache.get(keyOf(audience, address), Date.now(), () =>
        turns.run(turnOf(caller), () => render(address, audience)),
      );
      sendPrepared(answer, request, response);
      return true;
    },
  };
}
