import { sql } from 'kysely';
import { changesChannel, drop, type Caches } from './cache/caches.ts';
import type { Database, Transaction } from './db/database.ts';

/** Declares inside a write that the public view of resources changes with it: `product:12`, `catalogue`, `services`. */
export type Changed = (...resources: string[]) => void;

/** PostgreSQL limits the payload of a notification to less than 8,000 bytes. */
const namesAtOnce = 200;

/**
 * Runs a use case in one transaction. After the commit, cache entries made from the changed resources are invalidated,
 * immediately here and by NOTIFY on every other node. A refusal thrown inside rolls everything back.
 */
export async function write<Result>(
  services: { database: Database; caches: Caches },
  useCase: (trx: Transaction, changed: Changed) => Promise<Result>,
): Promise<Result> {
  const resources = new Set<string>();
  const result = await services.database.transact(async (trx) => {
    const done = await useCase(trx, (...names) => names.forEach((name) => resources.add(name)));
    const names = [...resources];
    for (let at = 0; at < names.length; at += namesAtOnce) {
      const payload = JSON.stringify(names.slice(at, at + namesAtOnce));
      await sql`select pg_notify(${changesChannel}, ${payload})`.execute(trx);
    }
    return done;
  });
  if (resources.size > 0) drop(services, [...resources]);
  return result;
}
