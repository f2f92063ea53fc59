import { generalRefusals, Refusal, refusal, refuse, wireError } from '#shared/errors.ts';
import { whyNot, type Access } from '#shared/viewer.ts';
import type { ApiContext } from '../serve.ts';
import { withinLimit } from './body-limit.ts';

/** An endpoint that receives or returns a file and is therefore outside the contract; `path` is below /api. */
export type FileRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  access: Access;
  /** The largest body in bytes; omitted where no body is accepted. */
  maxBytes?: number;
  /** The refusal for a larger body. */
  tooLarge?: Refusal;
  answer: (context: ApiContext, request: Request) => Promise<Response>;
};

/** Returns a refusal as a response with these headers. */
export function answerRefusal(refused: Refusal, headers: Headers): Response {
  if (refused.retryAfterSeconds) headers.set('Retry-After', String(refused.retryAfterSeconds));
  return Response.json(wireError(refused), { status: refused.status, headers });
}

/** Answers a file route after checking its access; refusals have the same format as those of other endpoints. */
export async function answerFileRoute(
  { access, maxBytes = 0, tooLarge = refusal(generalRefusals, 'TOO_LARGE'), answer }: FileRoute,
  context: ApiContext,
  request: Request,
): Promise<Response> {
  try {
    const code = whyNot(context.viewer, access);
    if (code) refuse(generalRefusals, code);
    const limited = request.method === 'GET' ? request : await withinLimit(request, maxBytes);
    if (!limited) throw tooLarge;
    const response = await answer(context, limited);
    for (const [name, value] of context.answer)
      if (!response.headers.has(name)) response.headers.set(name, value);
    return response;
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(error, context.answer);
    throw error;
  }
}
