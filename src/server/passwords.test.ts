import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a password fits its own hash, and the same password never has the same hash', async () => {
  const [one, two] = await Promise.all([hashPassword('Καλημέρα1'), hashPassword('Καλημέρα1')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Καλημέρα1', one)).toBe(true);
  expect(await verifyPassword('καλημέρα1', one)).toBe(false);
});

test('without a hash nothing fits, not even the password that stands in for it', async () => {
  expect(await verifyPassword('a password that nobody has', undefined)).toBe(false);
});

test('an unknown address is refused in the time of a known one', async () => {
  const hash = await hashPassword('Καλημέρα1');
  const time = async (passwordHash: string | undefined) => {
    const begun = performance.now();
    await verifyPassword('λάθος', passwordHash);
    return performance.now() - begun;
  };
  // In turns, and the shortest of each: what else the machine does then weighs on neither.
  let [known, unknown] = [Infinity, Infinity];
  for (let round = 0; round < 12; round++) {
    known = Math.min(known, await time(hash));
    unknown = Math.min(unknown, await time(undefined));
  }
  expect(unknown / known).toBeGreaterThan(0.6);
  expect(unknown / known).toBeLessThan(1.6);
});

test('a hundred sign-ins at once hold the memory of two', async () => {
  const hash = await hashPassword('Καλημέρα1');
  const before = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 1);
  const all = await Promise.all(Array.from({ length: 100 }, () => verifyPassword('Καλημέρα1', hash)));
  clearInterval(watch);
  expect(all.every(Boolean)).toBe(true);
  expect((most - before) / 2 ** 20).toBeLessThan(200);
});
