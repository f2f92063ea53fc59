import { inspect } from 'node:util';

/** A reason not to open the shop that whoever starts it can mend; it is shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What whoever starts the shop is told: the system's words where it refused something, a stack where nobody foresaw it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  return error instanceof StartError || 'syscall' in error ? error.message : (error.stack ?? error.message);
}
