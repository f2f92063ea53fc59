import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret token that grants access: 256 random bits, valid in a URL and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 under which a token is stored: a copy of the table grants no access. A token this long needs no slow hash. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares two secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
