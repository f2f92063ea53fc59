import argon2 from '@node-rs/argon2';
import { generalRefusals, refuse } from '#shared/errors.ts';

/** argon2id with OWASP's parameters: 19 MiB and two passes. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How many hashes are computed at once: more would only take memory from other work. */
const limit = 2;
/** How many requests may wait, about two seconds; further ones are refused with Retry-After. */
const maxWaiting = 100;
const retryAfterSeconds = 5;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= maxWaiting) refuse(generalRefusals, 'TOO_MANY_REQUESTS', { retryAfterSeconds });
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

/** A password as every keyboard types it: composed, decomposed or compatible characters are the same. */
const typed = (password: string) => password.normalize('NFKC');

/** Hash of a dummy password: rejecting an unknown address takes as long as rejecting a known one. */
const nobodys = hashPassword('a password that nobody has');

/**
 * Returns the argon2id hash of a password, including its salt and parameters; refused with TOO_MANY_REQUESTS when too many
 * wait.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon2.hash(typed(password), parameters));
}

/**
 * Tells whether a password matches a hash. Without a hash, or with a blank one, it takes the same time and returns false. Refused with
 * TOO_MANY_REQUESTS when too many wait.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash || (await nobodys);
  const fits = await inTurn(
    async () =>
      (await argon2.verify(against, typed(password))) ||
      // Hashes of before are of the characters as they were typed.
      (typed(password) !== password && (await argon2.verify(against, password))),
  );
  return fits && Boolean(passwordHash);
}
