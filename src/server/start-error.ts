import { inspect } from 'node:util';

/** A reason not to start that the operator can fix; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/**
 * Returns the text for the operator: the message of an expected error or a failed system call, a stack for an unexpected
 * one.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  return error instanceof StartError || 'syscall' in error ? error.message : (error.stack ?? error.message);
}
