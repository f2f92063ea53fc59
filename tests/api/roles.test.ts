import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Access } from '#shared/viewer.ts';
import { testApp, type TestApp } from '../support/app/app.ts';
import { expectUnchanged, rememberState } from '../support/database/fingerprint.ts';
import { endpoints, type Endpoint } from '../support/endpoints/endpoints.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { send, wireOf } from '../support/endpoints/wire.ts';
import { roles, sameWorld, type Role, type World } from '../support/endpoints/world.ts';

type Turned = Partial<Record<Role, string>>;

const nobody: Turned = { visitor: 'LOGIN_REQUIRED', 'expired session': 'LOGIN_REQUIRED' };
const inactive: Turned = { 'unverified customer': 'NOT_VERIFIED', 'rejected customer': 'REJECTED' };
const customers: Turned = {
  'unverified customer': 'FORBIDDEN',
  'rejected customer': 'FORBIDDEN',
  'customer without prices': 'FORBIDDEN',
  buyer: 'FORBIDDEN',
};
const withoutPrices: Turned = { 'customer without prices': 'PRICES_HIDDEN' };
// The shared password's session is not a customer: it has no cart and no appointments of its own.
const notAPerson: Turned = { administrator: 'LOGIN_REQUIRED' };

/** Who is refused for each access, and why; everybody not listed is allowed. */
const turnedAway: Record<Access, Turned> = {
  anyone: {},
  customer: { ...nobody, ...notAPerson },
  verified: { ...nobody, ...inactive, ...notAPerson },
  buyer: { ...nobody, ...inactive, ...withoutPrices, ...notAPerson },
  alerts: nobody,
  appointments: { ...nobody, ...inactive },
  orders: { ...nobody, ...inactive, ...withoutPrices },
  'orders-admin': { ...nobody, ...customers },
  admin: { ...nobody, ...customers, 'customer with isAdmin': 'FORBIDDEN' },
};
const gateCodes = new Set(['LOGIN_REQUIRED', 'NOT_VERIFIED', 'REJECTED', 'PRICES_HIDDEN', 'FORBIDDEN']);

const turnedFrom = ({ access }: Endpoint) => (access ? turnedAway[access] : {});
const closed = endpoints.filter(({ access }) => access !== 'anyone');

const codeOf = (body: unknown) =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';

describe('who may call what', () => {
  let app: TestApp;
  let world: World;

  async function rebuild() {
    app = await testApp();
    world = await sameWorld(app);
  }

  async function callAs(role: Role, endpoint: Endpoint) {
    await app.services.database.db.deleteFrom('rateLimits').execute();
    const wire = wireOf(endpoint, plausibleInput(endpoint, world.facts));
    return send(app.request, endpoint, wire, world.people[role].cookie);
  }

  describe('turns others away, says why and changes nothing', () => {
    beforeAll(async () => {
      await rebuild();
      await rememberState();
    });

    it.each(closed)('$access: $method $path', async (endpoint) => {
      for (const [role, code] of Object.entries(turnedFrom(endpoint)) as [Role, string][]) {
        const { status, body } = await callAs(role, endpoint);
        const error = expect.stringMatching(/\p{Script=Greek}/u);
        expect({ role, status, body }).toEqual({
          role,
          status: code === 'LOGIN_REQUIRED' ? 401 : 403,
          body: { code, error },
        });
      }
      await expectUnchanged();
    });
  });

  describe('lets in everybody else', () => {
    beforeAll(rebuild);

    it.each(endpoints)('$access: $method $path', async (endpoint) => {
      // What was only read is as before.
      if (endpoint.method !== 'GET') onTestFinished(rebuild);
      const turned = turnedFrom(endpoint);
      for (const role of roles.filter((name) => !(name in turned))) {
        const { status, body } = await callAs(role, endpoint);
        expect(gateCodes, `${role} was answered ${status}`).not.toContain(codeOf(body));
        expect(status, `${role}: ${JSON.stringify(body)}`).toBeLessThan(500);
      }
    });
  });
});
