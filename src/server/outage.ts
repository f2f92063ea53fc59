import { generalRefusals, refusal, type Refusal } from '#shared/errors.ts';

/** The dependencies whose temporary failure the shop tolerates. */
export type Outage = 'bucket' | 'connection' | 'database' | 'disk' | 'pictures';

/** Thrown when a dependency is unavailable. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly outage: Outage;

  constructor(outage: Outage, message: string, options?: ErrorOptions) {
    super(message, options);
    this.outage = outage;
  }
}

/** Seconds until a retry makes sense. */
export const outageSeconds = 5;
const deepestCause = 5;
/**
 * PostgreSQL: no connection (08), a statement or transaction timed out, insufficient resources (53), shutdown or startup
 * (57P).
 */
const databaseCodes = /^(?:08...|25P0[34]|53...|57014|57P0[1-5])$/;
const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);
/** Codes of the operating system, and PostgreSQL's own. */
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100']);
/** Messages of `pg` that have no code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether a value is an error, or a plain copy of one with its fields, as pg-boss emits them. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error ||
  (typeof value === 'object' &&
    value !== null &&
    'message' in value &&
    typeof value.message === 'string' &&
    'stack' in value);

function outageOfOne(error: Error): Outage | undefined {
  if (error instanceof OutageError) return error.outage;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (diskCodes.has(code)) return 'disk';
  if (databaseCodes.test(code) || lostConnection.test(error.message)) return 'database';
  return connectionCodes.has(code) ? 'connection' : undefined;
}

/** Returns the dependency whose failure caused an error, directly or through its causes; undefined for other errors. */
export function outageOf(error: unknown): Outage | undefined {
  let at = error;
  for (let depth = 0; depth < deepestCause && isError(at); depth += 1) {
    const outage = outageOfOne(at);
    if (outage) return outage;
    at = at.cause;
  }
  return undefined;
}

/** Returns the refusal for an outage: 503, with a short Retry-After. Undefined for any other error. */
export function refusalOfOutage(error: unknown): Refusal | undefined {
  return outageOf(error) && refusal(generalRefusals, 'UNAVAILABLE', { retryAfterSeconds: outageSeconds });
}
