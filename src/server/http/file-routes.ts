import { generalRefusals, Refusal, refusal, refuse, wireError } from '../../shared/errors.ts';
import { whyNot, type Access } from '../../shared/viewer.ts';
import type { ApiContext } from '../serve.ts';
import { withinLimit } from './body-limit.ts';

/** An endpoint that takes or gives a file and therefore stands outside the contract; `path` is below /api. */
export type FileRoute = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  access: Access;
  /** The largest body in bytes; none where nothing is sent. */
  maxBytes?: number;
  /** Says why a larger body is not taken. */
  tooLarge?: Refusal;
  answer: (context: ApiContext, request: Request) => Promise<Response>;
};

/** Gives a refusal as an answer with these headers. */
export function answerRefusal(refused: Refusal, headers: Headers): Response {
  if (refused.retryAfterSeconds) headers.set('Retry-After', String(refused.retryAfterSeconds));
  return Response.json(wireError(refused), { status: refused.status, headers });
}

/** Answers a file route for whom its access admits, with refusals in the same form as any endpoint's. */
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
