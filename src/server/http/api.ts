import { ORPCError } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { call, getRouter, isProcedure, onError, unlazy, type Router } from '@orpc/server';
import { generalRefusals, Refusal, wireError, type WireError } from '../../shared/errors.ts';
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

/** Handles a request to the REST API. */
export type ApiHandler = (request: Request, context: ApiContext) => Promise<Response | undefined>;

/** The REST API over HTTP; returns undefined for a path or method that is not in the contract. */
export function apiHandler(router: ApiRouter, log: Log): ApiHandler {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: problemOf,
    // Logs only server errors: an invalid request, such as malformed JSON, is not one.
    clientInterceptors: [
      onError((error) => {
        if (isFault(error)) log.error('An endpoint failed', { error });
      }),
    ],
  });
  return async (request, context) => {
    const { response } = await handler.handle(request, { prefix: '/api', context });
    if (!response) return undefined;
    // Browsers should download a file of the API, not display it.
    const disposition = response.headers.get('content-disposition');
    if (disposition)
      response.headers.set('content-disposition', disposition.replace(/^inline/, 'attachment'));
    for (const [name, value] of context.answer) response.headers.append(name, value);
    return response;
  };
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
