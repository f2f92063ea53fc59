import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { truncateAll } from '../../../../tests/support/database.ts';
import { everybody, visitors, type Visitor } from '../../../../tests/support/people.ts';

const app = await testApp();

beforeEach(truncateAll);

const verdict = { isVerified: true, canViewPrices: true };

/** Whoever is not an administrator is asked to sign in, or told that it is not theirs. */
const adminOnly: Partial<Record<Visitor, number>> = {
  nobody: 401,
  expired: 401,
  pending: 403,
  rejected: 403,
  verified: 403,
  buyer: 403,
};

describe.each([
  ['GET', '/api/admin/customers', undefined, 200],
  ['GET', '/api/customers', undefined, 200],
  ['GET', '/api/admin/customer-counts', undefined, 200],
  ['GET', '/api/admin/customers/nobody', undefined, 404],
  ['PUT', '/api/admin/customers/nobody/verify', verdict, 404],
  ['PUT', '/api/admin/customers/nobody/orders-admin', { isAdmin: true }, 404],
] as const)('%s %s', (method, path, body, adminSees) => {
  test.each(visitors)('by %s', async (visitor) => {
    const { cookie } = (await everybody(app))[visitor];
    const { status } = await app.request(method, path, {
      ...(body ? { body } : {}),
      ...(cookie ? { cookie } : {}),
    });
    expect(status).toBe(adminOnly[visitor] ?? adminSees);
  });
});

test.each(visitors)('GET /api/admin/session tells %s whether they are an administrator', async (visitor) => {
  const { cookie } = (await everybody(app))[visitor];
  const { status, body } = await app.request('GET', '/api/admin/session', cookie ? { cookie } : {});
  expect({ status, body }).toEqual({ status: 200, body: { isAdmin: visitor === 'admin' } });
});

test.each(['/api/auth/logout', '/api/admin/logout'])('%s ends only its own session', async (path) => {
  const { buyer, admin } = await everybody(app);
  const cookie = `${buyer.cookie}; ${admin.cookie}`;
  const { status, headers } = await app.request('POST', path, { cookie });
  expect(status).toBe(200);
  expect(headers.get('set-cookie')).toMatch(/=; Path=\/; Max-Age=0; HttpOnly; SameSite=Lax$/);
  const { body } = await app.request('GET', '/api/session', { cookie });
  expect(body).toMatchObject({
    viewer: path.includes('admin')
      ? { customer: { firstName: 'Ελένη' }, admin: false }
      : { customer: null, admin: true },
  });
});
