import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret that opens something for whoever has it: 256 random bits, fit for an address and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 by which a token is kept: a copy of the table opens nothing. With so many bits a token needs no slow hash. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Whether two secret texts are the same, found out in a time that tells nothing of where they differ. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
