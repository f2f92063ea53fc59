import { createHmac, randomBytes } from 'node:crypto';
import { base32 } from '#shared/ids.ts';
import { isSameSecret } from './tokens.ts';

/** RFC 6238 with the usual settings of authenticator apps: SHA-1, six digits, a new code every thirty seconds. */
const stepSeconds = 30;
const digits = 6;
/** Accepts a clock that is up to half a minute wrong. */
const tolerance = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const stepOf = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds);

/** A new secret of 160 random bits, in base32, the format of authenticator apps. */
export const newTotpSecret = (): string => base32(randomBytes(20), alphabet);

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * Checks a code and returns its time step; null when it is wrong, or not later than `lastStep`, so that nobody who saw the
 * code can use it again.
 */
export function checkTotp(secret: string, code: string, now: Date, lastStep = 0): number | null {
  const current = stepOf(now);
  let found: number | null = null;
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    const isRight = isSameSecret(code, codeAt(secret, step));
    if (isRight && step > lastStep) found = step;
  }
  return found;
}

/** The URI that an authenticator app reads from a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
