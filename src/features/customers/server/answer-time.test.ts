import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { truncateAll } from '../../../../tests/support/database.ts';
import { addCustomer } from '../../../../tests/support/people.ts';

const app = await testApp();
const rounds = 12;

beforeEach(truncateAll);

const person = {
  firstName: 'Μαρία',
  lastName: 'Δοκιμή',
  password: 'wrong-secret',
  accountType: 'private',
};

async function milliseconds(path: string, body: Record<string, unknown>): Promise<number> {
  await app.services.database.db.deleteFrom('rateLimits').execute();
  const before = performance.now();
  await app.request('POST', path, { body });
  return performance.now() - before;
}

// A password check, or an e-mail that is written down, takes longer than all the rest: a path without it would stand out.
test.each(['/api/auth/login', '/api/customers/login', '/api/auth/forgot-password', '/api/auth/register'])(
  '%s takes as long for an unknown address as for a known one',
  async (path) => {
    const { email } = await addCustomer(app);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < rounds; round++) {
      known.push(await milliseconds(path, { ...person, email }));
      unknown.push(await milliseconds(path, { ...person, email: `kaneis-${round}@pelatis.example` }));
    }
    // The quickest of each is what the work takes; everything above it is other work on this machine.
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  },
);
