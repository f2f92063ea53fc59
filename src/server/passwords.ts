import { hash, verify } from '@node-rs/argon2';
import { generalRefusals, refuse } from '../shared/errors.ts';

/** argon2id with OWASP's parameters of 19 MiB and two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How many hashes are worked out at once: more would only take memory from everything else. */
const limit = 2;
/** How many wait at the most, some two seconds; whoever comes then is asked to come again. */
const mostWaiting = 100;
const retryAfterSeconds = 5;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= mostWaiting) refuse(generalRefusals, 'TOO_MANY_REQUESTS', { retryAfterSeconds });
  if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Of a password that nobody has: an unknown address takes as long to refuse as a known one. */
const nobodys = hashPassword('a password that nobody has');

/** The argon2id hash of a password, with its salt and parameters in it; refused with TOO_MANY_REQUESTS when too many wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/**
 * Whether a password fits a hash. Without a hash it is checked against nobody's, in the same time, and does not fit.
 * Refused with TOO_MANY_REQUESTS when too many wait.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await nobodys);
  const fits = await inTurn(() => verify(against, password));
  return fits && passwordHash !== undefined;
}
