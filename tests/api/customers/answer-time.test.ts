import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../support/app/app.ts';
import { addCustomer } from '../../support/app/people.ts';
import { truncateAll } from '../../support/database/database.ts';

const app = await testApp();
const rounds = 12;

beforeEach(truncateAll);

const person = {
  firstName: 'Μαρία',
  lastName: 'Δοκιμή',
  password: 'wrong-secret',
  accountType: 'private',
};

/** Measures the CPU time of this process for a request, in microseconds: other load on the machine does not count. */
async function workOf(path: string, body: Record<string, unknown>): Promise<number> {
  await app.services.database.db.deleteFrom('rateLimits').execute();
  const before = process.cpuUsage();
  await app.request('POST', path, { body });
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

// A password check takes much longer than everything else: a code path without it would be noticeable.
test.each(['/api/auth/login', '/api/customers/login', '/api/auth/forgot-password', '/api/auth/register'])(
  '%s works as long for an unknown address as for a known one',
  async (path) => {
    const { email } = await addCustomer(app);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < rounds; round++) {
      known.push(await workOf(path, { ...person, email }));
      unknown.push(await workOf(path, { ...person, email: `kaneis-${round}@pelatis.example` }));
    }
    // The minimum is the cost of the request itself; load on the machine only adds to it.
    const ratio = Math.min(...known) / Math.min(...unknown);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  },
);
