import { describe, expect, it, vi } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { testDatabase, truncateAll } from '../support/database/database.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';
import { Chance, fuzzed, oddHeaders, oddText } from '../support/endpoints/fuzz.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { addressOf, wireOf } from '../support/endpoints/wire.ts';
import { buildWorld, roles } from '../support/endpoints/world.ts';

// Each engine tries its own half of ten thousand, and in `npm run soak` ten thousand; PROPERTY_SEED draws others.
const isLong = process.env['SOAK'] === 'on';
const requestsInAll = isLong ? 10_000 : 5_000;
if (isLong) vi.setConfig({ testTimeout: 1_200_000 });
/** What is changed and deleted meanwhile is built again after so many. */
const requestsPerWorld = 500;
const atOnce = 10;

describe('ten thousand requests that nobody would send', () => {
  it(`get ${requestsInAll} answers here, none of which is an error of the shop’s`, async () => {
    const app = await testApp();
    const { engine } = await testDatabase();
    const chance = new Chance(Number(process.env['PROPERTY_SEED'] ?? 2026) + (engine === 'pglite' ? 0 : 1));
    const faults: string[] = [];
    const statuses = new Set<number>();
    for (let sent = 0; sent < requestsInAll; sent += requestsPerWorld) {
      await truncateAll();
      const { people, facts, unknown } = await buildWorld(app);
      for (let some = 0; some < requestsPerWorld; some += atOnce) {
        if (some % 100 === 0) await app.services.database.db.deleteFrom('rateLimits').execute();
        const batch = Array.from({ length: atOnce }, (_, index) => {
          const endpoint = endpoints[(sent + some + index) % endpoints.length];
          if (!endpoint) throw new Error('No endpoint');
          // The roles that get further come more often.
          const role = chance.is(0.6) ? chance.of(['administrator', 'buyer'] as const) : chance.of(roles);
          const cookie = chance.is(0.05) ? 'shop_session=%00; =; a' : people[role].cookie;
          const input = plausibleInput(endpoint, chance.is(0.8) ? facts : { ...facts, ...unknown });
          const wire = fuzzed(wireOf(endpoint, input), chance);
          const raw = wire.body === undefined ? undefined : oddText(wire.body, chance);
          return { endpoint, cookie, raw, headers: oddHeaders(chance), address: addressOf(endpoint, wire) };
        });
        await Promise.all(
          batch.map(async ({ endpoint: { method, name }, address, raw, ...options }) => {
            const hasBody = raw !== undefined && method !== 'GET';
            const { status, text } = await app.ask(method, address, { ...options, ...(hasBody && { raw }) });
            statuses.add(status);
            if (status >= 500)
              faults.push(`${status} ${name} ${address.slice(0, 300)} ${raw?.slice(0, 500)}: ${text}`);
          }),
        );
      }
    }
    expect(faults).toEqual([]);
    // The chance reaches what is allowed as well as what is refused.
    for (const status of [200, 400, 401, 403, 404, 409]) expect(statuses).toContain(status);
  });
});
