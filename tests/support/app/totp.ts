import { createHmac } from 'node:crypto';

/** The six digits of an authenticator app for a secret in base32 at an instant (RFC 6238). */
export function totpCode(secret: string, now: Date): string {
  let bits = 0n;
  for (const letter of secret) bits = bits * 32n + BigInt('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const key = Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
  const step = Math.floor(now.getTime() / 30_000);
  const hash = createHmac('sha1', key)
    .update(Buffer.from(step.toString(16).padStart(16, '0'), 'hex'))
    .digest();
  const number = hash.readInt32BE((hash.at(-1) ?? 0) % 16) & 0x7f_ff_ff_ff;
  return String(number).padStart(6, '0').slice(-6);
}
