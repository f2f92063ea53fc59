import { expect, test } from 'vitest';
import { totpCode } from '../../tests/support/app/totp.ts';
import { checkTotp, newTotpSecret, totpUri } from './totp.ts';

/** The secret of RFC 6238's test vectors, '12345678901234567890'. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

// Appendix B gives eight digits; apps show the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%d seconds after 1970 the code is %s', (seconds, code) => {
  expect(checkTotp(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  expect(totpCode(secret, at(seconds))).toBe(code);
});

test('a code opens also half a minute early or late, no longer', () => {
  const code = totpCode(secret, at(600));
  expect([540, 570, 600, 630, 660].map((seconds) => checkTotp(secret, code, at(seconds)) !== null)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('a code opens once', () => {
  const code = totpCode(secret, at(600));
  const step = checkTotp(secret, code, at(600));
  expect(step).toBe(20);
  expect(checkTotp(secret, code, at(610), step ?? 0)).toBeNull();
});

test.each(['', '12345', '1234567', 'άλφα'])('«%s» is no code', (code) => {
  expect(checkTotp(secret, code, at(600))).toBeNull();
});

test('each secret is another one of 32 letters, and an app reads it from its address', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
  expect(totpUri('ABC', 'Βίγλα', 'διαχείριση')).toBe(
    'otpauth://totp/%CE%92%CE%AF%CE%B3%CE%BB%CE%B1:%CE%B4%CE%B9%CE%B1%CF%87%CE%B5%CE%AF%CF%81%CE%B9%CF%83%CE%B7?secret=ABC&issuer=%CE%92%CE%AF%CE%B3%CE%BB%CE%B1',
  );
});
