import { readFile } from 'node:fs/promises';
import argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password fits its own hash, and the same password never has the same hash', async () => {
  const [one, two] = await Promise.all([hashPassword('Καλημέρα1'), hashPassword('Καλημέρα1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Καλημέρα1', one)).toBe(true);
  expect(await verifyPassword('καλημέρα1', one)).toBe(false);
});

test('a password fits however its keyboard composes it, also against a hash of before', async () => {
  const spellings = ['Κωδικός1', 'Κωδικός1'.normalize('NFD'), 'Κωδικ\u1F79ς1', 'Κωδικός１'];
  const composed = await hashPassword('Κωδικός1');
  for (const spelling of spellings) expect(await verifyPassword(spelling, composed), spelling).toBe(true);
  const decomposed = await hashPassword('Κωδικός1'.normalize('NFD'));
  expect(await verifyPassword('Κωδικός1', decomposed)).toBe(true);
  const before = await argon2.hash('Κωδικός1'.normalize('NFD'));
  expect(await verifyPassword('Κωδικός1'.normalize('NFD'), before)).toBe(true);
  expect(await verifyPassword('κωδικός1', before)).toBe(false);
});

test('without a hash nothing fits, not even the password that stands in for it', async () => {
  expect(await verifyPassword('a password that nobody has', undefined)).toBe(false);
});

test('an unknown address costs as much work as a known one', async () => {
  const hash = await hashPassword('Καλημέρα1');
  const verify = vi.spyOn(argon2, 'verify');
  await verifyPassword('λάθος', hash);
  await verifyPassword('λάθος', undefined);
  const [known, unknown, ...more] = verify.mock.calls.map(([against]) =>
    String(against).split('$').slice(0, 4),
  );
  verify.mockRestore();
  expect(unknown).toEqual(known);
  expect(more).toEqual([]);
});

test('forty sign-ins at once leave room for other work', async () => {
  const hash = await hashPassword('Καλημέρα1');
  let finished = 0;
  const attempts = Array.from({ length: 40 }, async () => {
    const fits = await verifyPassword('Καλημέρα1', hash);
    finished += 1;
    return fits;
  });
  // Reading a file needs one of the few threads that also compute hashes: it would wait for all of them.
  await readFile(import.meta.filename);
  expect(finished).toBeLessThan(30);
  expect(await Promise.all(attempts)).toEqual(attempts.map(() => true));
});

test('of many hundred sign-ins at once those beyond a hundred that wait are asked to come again', async () => {
  const hash = await hashPassword('Καλημέρα1');
  const attempts = await Promise.allSettled(
    Array.from({ length: 300 }, () => verifyPassword('Καλημέρα1', hash)),
  );
  const refused = attempts.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(300 - 102);
  expect(refused[0]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 } });
  expect(await verifyPassword('Καλημέρα1', hash)).toBe(true);
});
