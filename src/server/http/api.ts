import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { ORPCError } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { call, getRouter, isProcedure, onError, unlazy, type Router } from '@orpc/server';
import { generalRefusals, Refusal, wireError, type WireError } from '#shared/errors.ts';
import type { Log } from '../log.ts';
import type { ApiContext } from '../serve.ts';

export type ApiRouter = Router<AnyContractRouter, ApiContext>;

/** The JSON body of an error response; it reveals nothing about an unexpected error. */
function problemOf(error: ORPCError<string, unknown>): WireError {
  if (error.cause instanceof Refusal) return wireError(error.cause);
  const code = error.status < 500 ? 'INVALID_INPUT' : 'FAULT';
  return { error: generalRefusals[code].message, code };
}

/** An unexpected error; outages are logged where they occur. */
const isFault = (error: unknown) =>
  !(error instanceof ORPCError) || (error.status >= 500 && !(error.cause instanceof Refusal));

/** What an endpoint is asked: `body` reads the JSON of the request, undefined without one. */
export type ApiRequest = Pick<
  Parameters<StandardOpenAPIHandler<ApiContext>['handle']>[0],
  'method' | 'url'
> & {
  headers: IncomingHttpHeaders;
  signal?: AbortSignal;
  body: () => Promise<unknown>;
};

/** A response whose body is complete; names of headers are in lower case. */
export type ApiAnswer = {
  status: number;
  headers: Record<string, string | string[]>;
  content: string | Buffer;
};

/** Handles a request to the REST API. */
export type ApiHandler = (request: ApiRequest, context: ApiContext) => Promise<ApiAnswer | undefined>;

const json = 'application/json';

async function bodyOf(body: unknown): Promise<Pick<ApiAnswer, 'headers' | 'content'>> {
  if (body === undefined) return { headers: {}, content: '' };
  if (!(body instanceof File)) return { headers: { 'content-type': json }, content: JSON.stringify(body) };
  // Browsers should download a file of the API, not display it.
  const plain = body.name.replace(/[^\w.-]/g, '_');
  const disposition = `attachment; filename="${plain}"; filename*=utf-8''${encodeURIComponent(body.name)}`;
  const headers = { 'content-type': body.type, 'content-disposition': disposition };
  return { headers, content: Buffer.from(await body.arrayBuffer()) };
}

/** The headers that an endpoint has set, with every cookie. */
function headersOf(answer: Headers): ApiAnswer['headers'] {
  const cookies = answer.getSetCookie();
  return { ...Object.fromEntries(answer), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

/**
 * The REST API over HTTP; returns undefined for a path or method that is not in the contract. Its answers are texts and bytes,
 * not `Response` objects, which were copied for each header and read again as streams (docs/decisions/0032).
 */
export function apiHandler(router: ApiRouter, log: Log): ApiHandler {
  const handler = new StandardOpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: problemOf,
    // Logs only server errors: an invalid request, such as malformed JSON, is not one.
    clientInterceptors: [
      onError((error) => {
        if (isFault(error)) log.error('An endpoint failed', { error });
      }),
    ],
  });
  return async (request, context) => {
    const { response } = await handler.handle({ signal: undefined, ...request }, { prefix: '/api', context });
    if (!response) return undefined;
    const { headers, content } = await bodyOf(response.body);
    return {
      status: response.status,
      headers: { ...response.headers, ...headers, ...headersOf(context.answer) } as ApiAnswer['headers'],
      content,
    };
  };
}

/** Sends an answer with these headers in addition to its own. */
export function sendAnswer(
  response: ServerResponse,
  { status, headers, content }: ApiAnswer,
  more: Record<string, string>,
): void {
  response
    .writeHead(status, { ...more, ...headers, 'content-length': Buffer.byteLength(content) })
    .end(content);
}

/**
 * Calls an endpoint in process, for the loaders of a page that is being rendered. An unexpected error is logged here and
 * rethrown without its message, because a failed page sends its error's message to the browser.
 */
export async function callInProcess(
  router: ApiRouter,
  path: readonly string[],
  input: unknown,
  context: ApiContext,
): Promise<unknown> {
  const { default: procedure } = await unlazy(getRouter(router, path));
  if (!isProcedure(procedure)) throw new Error(`No endpoint ${path.join('.')}`);
  try {
    return await call(procedure, input, { context, path });
  } catch (error) {
    if (!isFault(error)) throw error;
    context.services.log.error('An endpoint failed', { error });
    const { status, message } = generalRefusals.FAULT;
    throw new ORPCError('FAULT', { status, message });
  }
}
