import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../support/app/app.ts';
import { testDatabase, truncateAll } from '../support/database/database.ts';
import { endpoints } from '../support/endpoints/endpoints.ts';
import { Chance, fuzzed, oddHeaders, oddText } from '../support/endpoints/fuzz.ts';
import { plausibleInput } from '../support/endpoints/plausible.ts';
import { addressOf, wireOf } from '../support/endpoints/wire.ts';
import { buildWorld, roles } from '../support/endpoints/world.ts';
import { examples, isLong } from '../support/examples.ts';

// Each engine tries its own part of four thousand, and in `npm run soak` ten thousand; PROPERTY_SEED draws others.
const { engine, db } = await testDatabase();
const requestsInAll = examples(engine === 'pglite' ? 1_000 : 1_500, 10_000);
vi.setConfig({ testTimeout: isLong ? 1_200_000 : 400_000 });
/** What is changed and deleted meanwhile is built again after so many. */
const requestsPerWorld = 500;
const atOnce = 10;

/** What no endpoint reads or writes, with the test that does. */
const reachedBy = {
  migrations: '../engines/postgres',
  open_records: 'admin-access/who-acts',
  payment_events: 'orders/card-page-events',
};

/** The texts of all statements from now to the end of the test. */
function hearStatements(): ReadonlySet<string> {
  const texts = new Set<string>();
  const executor = Object.getPrototypeOf(db.getExecutor()) as ReturnType<typeof db.getExecutor>;
  const { compileQuery } = executor;
  // Not by a spy, which would keep each of a hundred thousand calls.
  executor.compileQuery = function (this: typeof executor, ...query) {
    const compiled = compileQuery.apply(this, query);
    texts.add(compiled.sql);
    return compiled;
  };
  onTestFinished(() => void (executor.compileQuery = compileQuery));
  return texts;
}

describe('thousands of requests that nobody would send', () => {
  it(`get ${requestsInAll} answers here, none of which is an error of the shop’s`, async () => {
    const app = await testApp();
    const chance = new Chance(Number(process.env['PROPERTY_SEED'] ?? 2026) + (engine === 'pglite' ? 0 : 1));
    const faults: string[] = [];
    const statuses = new Set<number>();
    const statements = hearStatements();
    for (let sent = 0; sent < requestsInAll; sent += requestsPerWorld) {
      await truncateAll();
      const { people, facts, unknown } = await buildWorld(app);
      for (let some = 0; some < requestsPerWorld; some += atOnce) {
        if (some % 100 === 0) await app.services.database.db.deleteFrom('rateLimits').execute();
        const batch = Array.from({ length: atOnce }, (_, index) => {
          const at = sent + some + index;
          const endpoint = endpoints[at % endpoints.length];
          if (!endpoint) throw new Error('No endpoint');
          // First each as it should be, so that all statements are reached.
          if (at < endpoints.length) {
            const { cookie } = people[endpoint.access?.includes('admin') ? 'administrator' : 'buyer'];
            const wire = wireOf(endpoint, plausibleInput(endpoint, facts));
            const raw = wire.body === undefined ? undefined : JSON.stringify(wire.body);
            return { endpoint, cookie, raw, headers: {}, address: addressOf(endpoint, wire) };
          }
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
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
    const parts = ['for update', 'on conflict', 'pg_advisory_xact_lock', 'pg_notify', 'returning'];
    const named = [...tables.map(({ name }) => name), ...parts].filter((name) => !(name in reachedBy));
    const said = [...statements].join('\n');
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(said))).toEqual([]);
  });
});
