import { ORPCError } from '@orpc/client';
import type { ChatState } from './chat-state.ts';

/** Whether trying again later can help: no answer, an overloaded server, or too many messages. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ORPCError) || error.status >= 500 || error.status === 429;

/** What is told of a request that failed. */
export function hindranceOf(error: unknown): ChatState['hindrance'] {
  if (!(error instanceof ORPCError)) return { kind: 'offline' };
  return { kind: error.status === 429 ? 'limit' : 'failed', words: error.message };
}

/** After how many milliseconds a flood limit takes messages again; undefined when it is not that. */
export function limitMs(error: unknown): number | undefined {
  if (!(error instanceof ORPCError) || error.status !== 429) return undefined;
  const { data } = error.data ?? {};
  const seconds: unknown = data?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds * 1_000 : undefined;
}
