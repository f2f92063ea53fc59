import { generalRefusals, refusal, type Refusal } from '../shared/errors.ts';

/** What the shop needs and may be without for a while. */
export type Outage = 'connection' | 'database' | 'disk' | 'pictures';

/** Thrown where something the shop needs is away. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly outage: Outage;

  constructor(outage: Outage, message: string, options?: ErrorOptions) {
    super(message, options);
    this.outage = outage;
  }
}

/** After so many seconds another attempt makes sense. */
export const outageSeconds = 5;
const deepestCause = 5;
/** PostgreSQL: no connection (08), a statement or transaction took too long, the server is short of means (53), stops or starts (57P). */
const databaseCodes = /^(?:08...|25P0[34]|53...|57014|57P0[1-5])$/;
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/** Of the system, and PostgreSQL's own. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100']);
/** What `pg` says without a code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

function outageOfOne(error: Error): Outage | undefined {
  if (error instanceof OutageError) return error.outage;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (diskCodes.has(code)) return 'disk';
  if (databaseCodes.test(code) || lostConnection.test(error.message)) return 'database';
  return connectionCodes.has(code) ? 'connection' : undefined;
}

/** What is away, where an error or what it was caused by says so; undefined for a fault of the program. */
export function outageOf(error: unknown): Outage | undefined {
  let at = error;
  for (let depth = 0; depth < deepestCause && at instanceof Error; depth += 1) {
    const outage = outageOfOne(at);
    if (outage) return outage;
    at = at.cause;
  }
  return undefined;
}

/** The refusal that an outage becomes: 503, to be tried again soon. Undefined for any other error. */
export function refusalOfOutage(error: unknown): Refusal | undefined {
  return outageOf(error) && refusal(generalRefusals, 'UNAVAILABLE', { retryAfterSeconds: outageSeconds });
}
