import { sql, type Kysely } from 'kysely';
import type { DB } from '#server/db/schema.ts';

/** When an account of the table `customers` asked for approval last: its registration, or a later application. */
export const appliedAt = sql<Date>`greatest(customers.created_at, (
  select max(at) from customer_events where customer_id = customers.id and event = 'reapplied'))`;

/** When the oldest undecided account was registered, or applied again; undefined if there is none. */
export async function findOldestWaiting(db: Kysely<DB>): Promise<Date | undefined> {
  const { rows } = await sql<{ since: Date | null }>`
    select min(${appliedAt}) as since
    from customers where deleted_at is null and not is_verified and not is_rejected`.execute(db);
  return rows[0]?.since ?? undefined;
}
