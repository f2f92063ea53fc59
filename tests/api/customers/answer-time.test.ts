import argon2 from '@node-rs/argon2';
import { beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { addCustomer } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();

beforeEach(truncateAll);

const person = {
  firstName: 'Μαρία',
  lastName: 'Δοκιμή',
  password: 'wrong-secret',
  accountType: 'private',
};

/** Counts the computations of a password's hash, which take longer than all else that a request does. */
async function hashesOf(path: string, body: Record<string, unknown>): Promise<number> {
  await app.services.database.db.deleteFrom('rateLimits').execute();
  const spies = [vi.spyOn(argon2, 'verify'), vi.spyOn(argon2, 'hash')];
  await app.request('POST', path, { body });
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

test.each([
  ['/api/auth/login', 1],
  ['/api/customers/login', 1],
  ['/api/auth/forgot-password', 0],
  ['/api/auth/register', 1],
])('%s works as long for an unknown address as for a known one', async (path, hashes) => {
  const { email } = await addCustomer(app);
  expect(await hashesOf(path, { ...person, email })).toBe(hashes);
  expect(await hashesOf(path, { ...person, email: 'kaneis@pelatis.example' })).toBe(hashes);
});
