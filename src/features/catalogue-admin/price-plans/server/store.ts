import { sql, type Kysely } from 'kysely';
import type { Transaction } from '#server/db/database.ts';
import type { DB } from '#server/db/schema.ts';
import type { LocalDate } from '#shared/dates.ts';
import { inScope } from '../../server/scope-store.ts';
import type { ProductScope } from '../../scope-contract.ts';
import type { PlanStep } from '../rules.ts';

const columns = [
  'id',
  'number',
  'title',
  'beginsOn',
  'person',
  'createdAt',
  'cancelledAt',
  'appliedAt',
  'changed',
  'changeId',
  'undoneAt',
] as const;

const selectPlans = (db: Kysely<DB>) =>
  db
    .selectFrom('pricePlans')
    .select(columns)
    .select([sql<number>`jsonb_array_length(steps)`.as('planned'), sql<string[]>`skipped`.as('skipped')]);

/** The latest plans: those that wait, then the others. */
export const listPlans = (db: Kysely<DB>) =>
  selectPlans(db)
    .orderBy(sql`(applied_at is null and cancelled_at is null) desc, begins_on desc, number desc`)
    .limit(200)
    .execute();

export const findPlan = (db: Kysely<DB>, id: string) =>
  selectPlans(db)
    .where('id', '=', id)
    .select(sql<PlanStep[]>`steps`.as('steps'))
    .executeTakeFirst();

/** A plan, locked until the transaction ends. */
export const lockPlan = (trx: Transaction, id: string) =>
  selectPlans(trx)
    .where('id', '=', id)
    .select(sql<PlanStep[]>`steps`.as('steps'))
    .forUpdate()
    .executeTakeFirst();

/** The plans that wait and begin on this day or before, the first first. */
export async function listDue(db: Kysely<DB>, today: LocalDate): Promise<string[]> {
  const rows = await db
    .selectFrom('pricePlans')
    .where('beginsOn', '<=', today)
    .where('appliedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .orderBy('beginsOn')
    .orderBy('number')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The products of a scope in the order of their names, with their prices. */
export function listPriced(db: Kysely<DB>, scope: ProductScope) {
  return db
    .selectFrom('products')
    .where(inScope(scope))
    .select(['id', 'sku', 'name', 'priceCents'])
    .orderBy(sql`name_key collate "C", id`)
    .execute();
}

/** How many of these products are in a plan that waits; nobody else can add one until the transaction ends. */
export async function countPlanned(trx: Transaction, ids: readonly number[]): Promise<number> {
  await sql`lock table price_plans in share row exclusive mode`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(distinct step ->> 'id')::int as count from price_plans, jsonb_array_elements(steps) as step
    where applied_at is null and cancelled_at is null and (step ->> 'id')::int = any(${[...ids]}::integer[])`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

export async function insertPlan(
  trx: Transaction,
  plan: {
    id: string;
    title: string;
    beginsOn: LocalDate;
    steps: readonly PlanStep[];
    person: string;
    createdAt: Date;
  },
): Promise<void> {
  await trx
    .insertInto('pricePlans')
    .values({ ...plan, steps: JSON.stringify(plan.steps) })
    .execute();
}

export async function markApplied(
  trx: Transaction,
  id: string,
  {
    skipped,
    ...applied
  }: { appliedAt: Date; changed: number; changeId: string | null; skipped: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('pricePlans')
    .set({ ...applied, skipped: JSON.stringify(skipped) })
    .where('id', '=', id)
    .execute();
}

export async function markCancelled(
  trx: Transaction,
  id: string,
  cancelledAt: Date,
  cancelledBy: string,
): Promise<void> {
  await trx.updateTable('pricePlans').set({ cancelledAt, cancelledBy }).where('id', '=', id).execute();
}
